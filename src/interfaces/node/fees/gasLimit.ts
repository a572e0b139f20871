import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * How much gas to send a call with: what `eth_estimateGas` says now and half as much more. Interest and volatility move
 * between the estimate and the block, and with them how much is written: estimated in a block that has brought the
 * interest up to date, a deposit needs a third more in the next.
 * Null when the node does not estimate; then the wallet decides.
 */
export async function gasLimit(from: Address, { to, data, value }: ContractCall): Promise<bigint | null> {
  try {
    const estimate = await callNode(
      'eth_estimateGas',
      [{ from, to, data, ...(value && { value }) }],
      quantity,
    )
    return (estimate * 3n + 1n) / 2n
  } catch {
    return null
  }
}
