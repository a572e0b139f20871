import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { baseUnits, type Hash, integer } from '#lib/wire/shapes.ts'

export const withdrawalSchema = record({
  index: integer,
  validatorIndex: known(integer),
  receiver: addressParameterSchema,
  /** Wei. */
  amount: known(baseUnits),
})

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** `GET /blocks/{block_number_or_hash}/withdrawals`. */
export function blockWithdrawalsQuery(block: number | Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'blockWithdrawals', block, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/blocks/${block}/withdrawals`,
          row: withdrawalSchema,
          keyOf: ({ index }) => `${index}`,
          page,
        },
        signal,
      ),
  })
}
