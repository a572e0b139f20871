import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { InterfaceError, isNotFound } from '#lib/requests/errors.ts'
import { refreshEvery } from '#lib/requests/queryClient.ts'
import { type Address, address, integer } from '#lib/wire/shapes.ts'
import { getLending } from './lendingClient.ts'
import { statedAmount } from './statedAmount.ts'

const userSchema = v.object({
  address,
  /** 300 to 850 by the specification; a score outside of it is passed on unchanged. */
  creditScore: integer,
  borrowingPower: statedAmount,
  amountBorrowed: statedAmount,
  availableToBorrow: statedAmount,
})

/** A person's credit from the lending API; the unit of the amounts is `userAmountUnit()`, a negative one null. */
export type LendingUser = v.InferOutput<typeof userSchema>

/** `GET /api/user/:address`: null for an address the protocol has never seen. */
export function userQuery(user: Address) {
  return queryOptions({
    queryKey: ['lending', 'user', user],
    queryFn: async ({ signal }): Promise<LendingUser | null> => {
      try {
        const record = await getLending(`/user/${user}`, userSchema, signal)
        if (record.address === user) return record
        throw new InterfaceError(
          'lending',
          'malformed',
          'The lending service answered with the record of another user.',
        )
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
    staleTime: 10_000,
    refetchInterval: refreshEvery(30_000),
  })
}
