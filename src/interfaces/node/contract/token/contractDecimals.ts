import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { decimals } from '#spec/abi/tokenSelectors.ts'

/** The largest that fits the type of the standard, a `uint8`. */
const mostDecimals = 255n

/** A token's own `decimals()`; null when the contract does not answer. */
export function tokenDecimalsQuery(token: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenDecimals', token],
    queryFn: async ({ signal }) => {
      const found = await readContractWord(token, encodeCall(decimals), signal)
      return found !== null && found <= mostDecimals ? Number(found) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
