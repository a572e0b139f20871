import { type Address, getAddress, type Hash, type Hex } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { Node } from '#network/explorer/node/node.ts'
import type { TransactionRow } from '#network/explorer/queries/transactions.ts'
import { type CoinChange, storedCoinChanges } from './storedCoinChanges.ts'

/** What the trace of a node tells of accounts: only what differs is in `post`. */
type StateDifference = { pre: Record<string, Account>; post: Record<string, Account> }
type Account = { balance?: Hex }

/**
 * Whose coins a transaction changed: from the node's trace of it, exact with the balances around it. Where the node
 * does not trace, or has forgotten the state of the time, what the stored block says takes its place.
 */
export async function coinChanges(
  { node, database }: DataSources,
  row: TransactionRow,
  miner: Address,
): Promise<CoinChange[]> {
  const difference = await traceDifference(node, row.hash).catch(() => null)
  if (difference) return changesOf(difference)
  return storedCoinChanges(database, row, miner)
}

function traceDifference(node: Node, hash: Hash): Promise<StateDifference | null> {
  return node.request<{ Method: string; Parameters: unknown; ReturnType: StateDifference | null }>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
  })
}

/** Reads the changes out of a trace in difference mode. */
export function changesOf({ pre, post }: StateDifference): CoinChange[] {
  const accounts = [...new Set([...Object.keys(pre), ...Object.keys(post)])]
  return accounts.flatMap((account) => {
    const before = BigInt(pre[account]?.balance ?? 0)
    // An account that is gone has left its balance; one with an unchanged balance is silent about it.
    const after = post[account] ? BigInt(post[account].balance ?? before) : 0n
    if (before === after) return []
    return [{ address: getAddress(account), before, after, change: after - before }]
  })
}
