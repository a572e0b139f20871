import { type Address, getAddress, type Hash, type Hex } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import { type CoinChange, storedCoinChanges } from './storedCoinChanges.ts'

/** A trace in difference mode. `post` has only what changed. */
type StateDifference = { pre: Record<string, Account>; post: Record<string, Account> }
type Account = { balance?: Hex }

/**
 * The coin changes of a transaction. The node's trace gives them exactly, with the balances around them. Where the
 * node does not trace, or no longer has that state, they come from the stored block.
 */
export async function coinChanges(
  { node, database }: DataSources,
  row: TransactionRow,
  miner: Address,
): Promise<CoinChange[]> {
  const difference = await traceDifference(node, row.hash).catch(() => null)
  if (isDifference(difference)) return changesOf(difference)
  return storedCoinChanges(database, row, miner)
}

function traceDifference(node: Node, hash: Hash): Promise<unknown> {
  return node.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
  })
}

/** For transactions older than its last start, Anvil answers with an empty trace of another form. */
function isDifference(answer: unknown): answer is StateDifference {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  return (
    isObject(answer) && 'pre' in answer && isObject(answer.pre) && 'post' in answer && isObject(answer.post)
  )
}

/** Reads the changes out of a trace in difference mode. */
export function changesOf({ pre, post }: StateDifference): CoinChange[] {
  const accounts = [...new Set([...Object.keys(pre), ...Object.keys(post)])]
  return accounts.flatMap((account) => {
    const before = BigInt(pre[account]?.balance ?? 0)
    // An account that is missing in `post` is gone, with its balance. One without a balance there has the old one.
    const after = post[account] ? BigInt(post[account].balance ?? before) : 0n
    if (before === after) return []
    return [{ address: getAddress(account), before, after, change: after - before }]
  })
}
