import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { decodeReserves, reservesCall } from '#interfaces/lending/views.ts'
import { callContract } from '#interfaces/node/contract/contractCall.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'

/**
 * The assets of the lending pool by its own list (`getReserves()`); none without a pool, and of a pool without that list.
 * Throws InterfaceError when the node cannot be asked.
 */
export async function readPoolAssets(): Promise<Reserve[]> {
  if (!hasLending() || !knowsPool()) return []
  const answer = await callContract(reservesCall(lendingPool()))
  if (!('data' in answer) || answer.data === '0x') return []
  try {
    return decodeReserves(answer.data)
  } catch (error) {
    // Another view of this name.
    if (error instanceof RangeError) return []
    throw error
  }
}
