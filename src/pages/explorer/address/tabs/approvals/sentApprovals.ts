import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { sentApproval } from '#domain/approvals/sentApproval.ts'
import {
  type Transaction,
  transactionQuery,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { ApprovalLog } from '#interfaces/node/contract/token/approvalLogs.ts'
import { type Approval, currentApprovals } from '#interfaces/node/contract/token/approvals.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The most pages of transactions that one search reads. */
const mostPages = 10
/** The most transactions of a page whose call is read alone, where the list has none. */
const mostDetails = 20

/** Approvals by an account's own transactions that are in force, and how far they were searched. */
export type SentApprovals = {
  approvals: Approval[]
  /** How many transactions were read. */
  read: number
  /** How many approving transactions could not be read. */
  unreadable: number
  unchecked: number
  /** Where the search continues; null at the account's first transaction. */
  next: Cursor | null
}

/**
 * The approvals that an account gave by its own transactions, from the explorer's list, with what the node says is left of
 * each. It reaches back where the node's logs do not; an approval through another contract, or by a permit that somebody else
 * sent, is not in it.
 */
export function sentApprovalsQuery(owner: Address) {
  return infiniteQueryOptions({
    // Of the node, which says what is left of each: it is read again after a revocation.
    queryKey: ['node', 'sentApprovals', owner],
    queryFn: ({ client, pageParam, signal }) => readSent(owner, pageParam ?? undefined, client, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })
}

async function readSent(
  owner: Address,
  from: Cursor | undefined,
  client: QueryClient,
  signal: AbortSignal,
): Promise<SentApprovals> {
  const found = new Map<string, ApprovalLog>()
  let page = from
  let [read, unreadable] = [0, 0]
  for (let pages = 0; pages < mostPages; pages++) {
    const list = await client.fetchQuery(addressTransactionsQuery(owner, 'from', page))
    const given = await approvalsAmong(owner, list.items, client)
    for (const approval of given.approvals)
      if (!found.has(keyOf(approval))) found.set(keyOf(approval), approval)
    read += list.items.length
    unreadable += list.skipped + given.unreadable
    page = list.next ?? undefined
    if (page === undefined) break
  }
  const { approvals, unchecked } = await currentApprovals(owner, [...found.values()], signal)
  // A contract that has no allowance is a collection, of which one token was approved.
  const known = approvals.filter(({ allowed }) => allowed !== 'unknown')
  return { approvals: known, read, unreadable, unchecked, next: page ?? null }
}

/** The approvals among listed transactions, newest first, and how many more there may be that could not be read. */
async function approvalsAmong(owner: Address, listed: readonly Transaction[], client: QueryClient) {
  const approving = listed.filter((each) => mayApprove(owner, each))
  const alone = approving.filter(({ input }) => input === null).slice(0, mostDetails)
  const details = await Promise.all(
    alone.map(({ hash }) => client.fetchQuery(transactionQuery(hash)).catch(() => null)),
  )
  const inputs = new Map(alone.map(({ hash }, index) => [hash, details[index]?.input ?? null]))
  const approvals = approving.flatMap(({ hash, to, input, blockNumber }): ApprovalLog[] => {
    const call = input ?? inputs.get(hash) ?? null
    const approval = to && call && sentApproval(owner, to.address, call)
    return approval ? [{ ...approval, block: blockNumber ?? 0 }] : []
  })
  return { approvals, unreadable: approving.length - approvals.length }
}

export function keyOf({ token, spender, kind }: ApprovalLog): string {
  return `${token} ${spender} ${kind}`
}

/** Whether a transaction may be an approval that took effect: its call says so, or its name where the list has no call. */
function mayApprove(owner: Address, transaction: Transaction): boolean {
  const { from, to, input } = transaction
  if (transactionStatus(transaction) !== 'success' || from.address !== owner || to === null) return false
  return input === null ? isNamed(transaction) : sentApproval(owner, to.address, input) !== null
}

function isNamed({ method }: Transaction): boolean {
  return /^(approve|increaseAllowance|setApprovalForAll|permit|0x095ea7b3|0x39509351|0xa22cb465|0xd505accf)$/i.test(
    method ?? '',
  )
}
