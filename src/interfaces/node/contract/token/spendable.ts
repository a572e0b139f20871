import { queryOptions } from '@tanstack/react-query'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'
import { allowance, balanceOf } from '#spec/abi/tokenSelectors.ts'

/** An owner's balance of a token and a spender's allowance, in base units; by two `eth_call`s in one request. */
export function spendableQuery(token: Address, owner: Address, spender: Address) {
  return queryOptions({
    queryKey: ['node', 'spendable', token, owner, spender],
    queryFn: async ({ signal }) => {
      const read = async (data: Hex) => {
        const answer = await callNode('eth_call', [{ to: token, data }, 'latest'], hexData, signal)
        return readWords(answer).uint(0)
      }
      const [balance, allowed] = await Promise.all([
        read(encodeCall(balanceOf, owner)),
        read(encodeCall(allowance, owner, spender)),
      ])
      return { balance, allowance: allowed }
    },
    staleTime: 2_000,
    refetchInterval: 6_000,
  })
}
