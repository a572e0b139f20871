import type { AddressRecord } from '#interfaces/explorer/address.ts'
import { isNotFound } from '#lib/requests/errors.ts'

/** The balance to show, in wei, and where it comes from. */
export type BalanceComparison =
  | { source: 'both' | 'node' | 'explorer'; wei: bigint }
  | { source: 'different'; wei: bigint; explorerWei: bigint }
  | { source: 'none'; wei: null }

/** Compares the balance of the node with the explorer's. The node's is shown, because it is newer. */
export function compareBalances(
  node: bigint | undefined,
  explorer: Pick<AddressRecord, 'balance'> | undefined,
): BalanceComparison {
  const explorerWei = explorer?.balance ?? null
  if (node === undefined) {
    return explorerWei === null ? { source: 'none', wei: null } : { source: 'explorer', wei: explorerWei }
  }
  if (explorerWei === null) return { source: 'node', wei: node }
  return explorerWei === node
    ? { source: 'both', wei: node }
    : { source: 'different', wei: node, explorerWei }
}

/** Why there is no balance from the explorer, as a sentence; null without an error. */
export function explorerProblem(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'Not seen by the explorer yet.' : "Can't reach the explorer."
}
