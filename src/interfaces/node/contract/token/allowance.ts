import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { allowance } from '#spec/abi/tokenSelectors.ts'

type Permission = { token: Address; owner: Address; spender: Address }

/** A spender's allowance of an owner's tokens, now or at a block, in base units; null when the token does not answer. */
export function allowanceQuery({ token, owner, spender }: Permission, block?: number) {
  return queryOptions({
    queryKey: ['node', 'allowance', token, owner, spender, block],
    queryFn: ({ signal }) => readContractWord(token, encodeCall(allowance, owner, spender), signal, block),
    staleTime: 0,
  })
}
