import { type Address, getAddress, type Hash, type Hex } from 'viem'
import type { Node } from '#network/explorer/node/node.ts'
import { internalPayments } from '#network/explorer/queries/internalTransactions.ts'
import type { TransactionRow } from '#network/explorer/queries/transactions.ts'
import type { Source } from '#network/explorer/source.ts'

/** How a transaction changed the native coins of an address, in wei; null where only the change is known. */
export type CoinChange = { address: Address; before: bigint | null; after: bigint | null; change: bigint }

/** What the trace of a node tells of accounts: only what differs is in `post`. */
type StateDifference = { pre: Record<string, Account>; post: Record<string, Account> }
type Account = { balance?: Hex }

/**
 * Whose coins a transaction changed: from the node's trace of it, exact with the balances around it. A node without
 * traces leaves what the transaction says of itself: value, fee and what was paid inside.
 */
export async function coinChanges(
  { node, database }: Source,
  row: TransactionRow,
  miner: Address,
): Promise<CoinChange[]> {
  const difference = await traceDifference(node, row.hash).catch(() => null)
  if (difference) return changesOf(difference)
  const payments = row.succeeded ? await internalPayments(database, row.hash) : []
  return changesFrom(row, payments, miner)
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

type Payment = { from: Address; to: Address | null; createdContract: Address | null; value: bigint }

type Paid = Payment & Pick<TransactionRow, 'gasUsed' | 'gasPrice' | 'baseFeePerGas' | 'succeeded'>

/** The changes as far as the transaction tells them itself. */
export function changesFrom(row: Paid, payments: Payment[], miner: Address): CoinChange[] {
  const changes = new Map<Address, bigint>()
  const add = (address: Address | null, change: bigint) => {
    if (address) changes.set(address, (changes.get(address) ?? 0n) + change)
  }
  const fee = row.gasUsed * row.gasPrice
  add(row.from, -fee)
  add(miner, fee - row.gasUsed * (row.baseFeePerGas ?? 0n))
  for (const { from, to, createdContract, value } of row.succeeded ? [row, ...payments] : []) {
    add(from, -value)
    add(to ?? createdContract, value)
  }
  return [...changes]
    .filter(([, change]) => change !== 0n)
    .map(([address, change]) => ({ address, before: null, after: null, change }))
}
