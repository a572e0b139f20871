import { queryOptions } from '@tanstack/react-query'
import { callNode, nodeErrorOf } from '#interfaces/node/rpc/rpc.ts'
import { type Address, checksummed, type Hex, hexData } from '#lib/wire/shapes.ts'

/** `eth_getCode` at the newest block; `0x` for an account, null on a node that does not have the method. */
export function codeQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'code', address],
    queryFn: async ({ signal }): Promise<Hex | null> => {
      try {
        return await callNode('eth_getCode', [address, 'latest'], hexData, signal)
      } catch (error) {
        if (nodeErrorOf(error)) return null
        throw error
      }
    },
    staleTime: 60_000,
  })
}

/** The contract that the code of an account delegates to (EIP-7702); null for any other code. */
export function delegateOf(code: Hex): Address | null {
  const found = /^0xef0100([0-9a-f]{40})$/.exec(code)
  return found?.[1] ? checksummed(`0x${found[1]}`) : null
}

/** What an address with this code is; an account has code where it delegates. Null for code that is not known. */
export function kindOfCode(code: Hex | null | undefined): 'Address' | 'Account' | 'Contract' | null {
  if (!code) return null
  if (code === '0x') return 'Address'
  return delegateOf(code) ? 'Account' : 'Contract'
}
