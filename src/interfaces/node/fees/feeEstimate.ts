import { queryOptions } from '@tanstack/react-query'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * The fee of a call if it were sent now: `eth_estimateGas` times `eth_gasPrice`, in wei. Null when the node refuses to
 * estimate: the method is not among the documented ones, and a call that would revert has no estimate.
 */
export function feeEstimateQuery(from: Address, call: ContractCall) {
  return queryOptions({
    queryKey: ['node', 'feeEstimate', from, call.to, call.data, call.value],
    queryFn: async ({ signal }): Promise<bigint | null> => {
      try {
        const [gas, price] = await Promise.all([
          callNode('eth_estimateGas', [{ from, ...call }], quantity, signal),
          callNode('eth_gasPrice', [], quantity, signal),
        ])
        return gas * price
      } catch (error) {
        if (error instanceof InterfaceError && error.kind === 'refused') return null
        throw error
      }
    },
    staleTime: 10_000,
    gcTime: 30_000,
    retry: false,
  })
}
