import type { AddressRecord } from '#interfaces/explorer/address.ts'
import { isNotFound } from '#lib/requests/errors.ts'

/** The balance to show, in wei, and who stands for it. */
export type BalanceReading =
  | { from: 'both' | 'node' | 'explorer'; wei: bigint }
  | { from: 'disputed'; wei: bigint; explorerWei: bigint }
  | { from: 'nobody'; wei: null }

/** Puts the node's balance beside the explorer's. The node is asked about now, so it goes first. */
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

/** Why the explorer says nothing: a sentence, or null when it does or is still asked. */
export function explorerSilence(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'the explorer has never seen this address' : 'the explorer does not answer'
}
