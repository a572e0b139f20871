import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, hexData } from '#lib/wire.ts'
import { callNode } from './rpc.ts'

/** `eth_call` at the newest block: what a contract returns, undecoded. */
export function callQuery(to: Address, data: Hex) {
  return queryOptions({
    queryKey: ['node', 'call', to, data],
    queryFn: ({ signal }) => callNode('eth_call', [{ to, data }, 'latest'], hexData, signal),
  })
}
