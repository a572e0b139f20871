import { queryOptions } from '@tanstack/react-query'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, hexData } from '#lib/wire/shapes.ts'
import { balanceOf } from '#spec/abi/tokenSelectors.ts'
import { isRevert } from './revert.ts'
import { callNode } from './rpc.ts'

/** How much of a token an address holds now, in base units, by `balanceOf`; null when the token does not say it. */
export function tokenHoldingQuery(token: Address, owner: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenHolding', token, owner],
    queryFn: async ({ signal }): Promise<bigint | null> => {
      try {
        const call = { to: token, data: encodeCall(balanceOf, owner) }
        const data = await callNode('eth_call', [call, 'latest'], hexData, signal)
        return data.length >= 66 ? readWords(data).uint(0) : null
      } catch (error) {
        if (isRevert(error)) return null
        throw error
      }
    },
    staleTime: 10_000,
  })
}
