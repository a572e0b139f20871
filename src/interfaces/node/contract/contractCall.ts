import { queryOptions, skipToken } from '@tanstack/react-query'
import { isRevert, revertData } from '#interfaces/node/rpc/revert.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'

/** The result of a read-only call: data, or a revert with the bytes of its reason. */
export type CallResult = { data: Hex } | { reverted: Hex | null }

/** `eth_call` at the newest block, as `from` where that matters. Throws InterfaceError when the node cannot be asked. */
export async function callContract(
  { to, data, value }: ContractCall,
  from?: Address,
  signal?: AbortSignal,
): Promise<CallResult> {
  const call = { to, data, ...(from && { from }), ...(value && { value }) }
  try {
    return { data: await callNode('eth_call', [call, 'latest'], hexData, signal) }
  } catch (error) {
    if (!isRevert(error)) throw error
    return { reverted: revertData(error) ?? null }
  }
}

/** A read-only call with `data`, none while it is null, as `from` where that is known. A list and a form share it. */
export function contractCallQuery(to: Address, data: Hex | null, from: Address | null) {
  return queryOptions({
    queryKey: ['node', 'call', to, data, from],
    queryFn:
      data === null ? skipToken : ({ signal }) => callContract({ to, data }, from ?? undefined, signal),
  })
}
