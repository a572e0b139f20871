import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * The gas limit of a call: one and a half times `eth_estimateGas`. The margin is needed because interest and volatility
 * change between the estimate and the block, and with them the number of storage writes: a deposit estimated in a block
 * that has already accrued interest needs a third more gas in the next one. Null when the node does not estimate; then
 * the wallet decides.
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
