import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { balanceOf } from '#spec/abi/tokenSelectors.ts'

/** The balance of a token at an address now, in base units, by `balanceOf`; null when the token does not answer. */
export function tokenHoldingQuery(token: Address, owner: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenHolding', token, owner],
    queryFn: ({ signal }) => readTokenHolding(token, owner, signal),
    staleTime: 10_000,
  })
}

/** Reads the balance of a token at a block, or now without one; null when the token does not answer. */
export function readTokenHolding(token: Address, owner: Address, signal: AbortSignal, block?: number) {
  return readContractWord(token, encodeCall(balanceOf, owner), signal, block)
}
