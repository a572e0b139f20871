import type { AddressRecord } from '#interfaces/explorer/address.ts'
import { isNotFound } from '#lib/requests/errors.ts'

/** The balance to show, in wei, and where it comes from. */
export type BalanceReading =
  | { from: 'both' | 'node' | 'explorer'; wei: bigint }
  | { from: 'disputed'; wei: bigint; explorerWei: bigint }
  | { from: 'nobody'; wei: null }

/** Compares the balance of the node with the explorer's. The node's is shown, because it is newer. */
export function balanceReading(
  node: bigint | undefined,
  explorer: Pick<AddressRecord, 'balance'> | undefined,
): BalanceReading {
  const explorerWei = explorer?.balance ?? null
  if (node === undefined) {
    return explorerWei === null ? { from: 'nobody', wei: null } : { from: 'explorer', wei: explorerWei }
  }
  if (explorerWei === null) return { from: 'node', wei: node }
  return explorerWei === node ? { from: 'both', wei: node } : { from: 'disputed', wei: node, explorerWei }
}

/** Why there is no balance from the explorer, as a sentence; null without an error. */
export function explorerSilence(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'the explorer has never seen this address' : 'the explorer does not answer'
}
