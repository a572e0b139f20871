import type { ContractCall } from '#lib/abiWords.ts'
import type { Address } from '#lib/wire.ts'
import { callNode, quantity } from './rpc.ts'

/**
 * How much gas to send a call with: what `eth_estimateGas` says now and a third more. Interest and volatility move between
 * the estimate and the block, and with them how much is written: sent with the bare estimate, such a call runs out of gas.
 * Null when the node does not estimate; then the wallet decides.
 */
export async function gasLimit(from: Address, { to, data }: ContractCall): Promise<bigint | null> {
  try {
    const estimate = await callNode('eth_estimateGas', [{ from, to, data }], quantity)
    return (estimate * 4n + 2n) / 3n
  } catch {
    return null
  }
}
