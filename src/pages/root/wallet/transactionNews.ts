import type { QueryClient } from '@tanstack/react-query'
import { transactionQuery, transactionStatus } from '#interfaces/explorer/transaction.ts'
import type { TransactionKind, TransactionRecord } from '#interfaces/node/transactionRecord.ts'
import { transactionSentence } from '#interfaces/node/transactionSentence.ts'
import { followTransactions } from '#interfaces/node/transactions.ts'
import { fromUnits } from '#lib/decimal.ts'
import { formatAmount } from '#lib/format.ts'
import { toast } from '#lib/toasts.ts'
import type { Hash } from '#lib/wire.ts'

const past: Record<TransactionKind, string> = {
  approve: 'Approved',
  deposit: 'Deposited',
  withdraw: 'Withdrew',
  borrow: 'Borrowed',
  repay: 'Repaid',
  mint: 'Received',
}

const attempt: Record<TransactionKind, string> = {
  approve: 'Approval',
  deposit: 'Deposit',
  withdraw: 'Withdrawal',
  borrow: 'Loan',
  repay: 'Repayment',
  mint: 'Test tokens',
}

let following = false

/** Follows this browser's transactions to their end, once: says how they ended and reads everything again. */
export function followNews(queryClient: QueryClient): void {
  if (following) return
  following = true
  followTransactions({
    settled: (record) => {
      announce(record)
      refresh(queryClient)
    },
    outcome: (hash) => outcome(queryClient, hash),
  })
}

/** What a transaction is called in a list: "Deposited 25 TUSD". */
export function transactionTitle(record: TransactionRecord): string {
  const { kind, amount, decimals, symbol, status } = record
  const text = `${formatAmount(fromUnits(BigInt(amount), decimals))} ${symbol}`
  return status.name === 'confirmed' ? `${past[kind]} ${text}` : `${attempt[kind]} of ${text}`
}

function announce(record: TransactionRecord) {
  const { text, tone } = transactionSentence(record)
  const tones = { good: 'success', bad: 'failure', neutral: 'info', waiting: 'info' } as const
  toast(transactionTitle(record), { text, tone: tones[tone] })
}

const chainFirst = ['node', 'lending']
/** The API and the indexers are behind the chain by a moment: they are asked again until they surely know. */
const later = [
  { after: 1_000, keys: ['lending'] },
  { after: 2_000, keys: ['lending', 'explorer', 'indexer'] },
  { after: 4_000, keys: ['lending'] },
  { after: 6_000, keys: ['explorer', 'indexer'] },
  { after: 8_000, keys: ['lending'] },
]

function refresh(queryClient: QueryClient) {
  const invalidate = (keys: readonly string[]) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'active' })
  }
  invalidate(chainFirst)
  for (const { after, keys } of later) setTimeout(() => invalidate(keys), after)
}

/** For nodes without receipts: the explorer's word. Only `ok` and `error` count as known. */
async function outcome(queryClient: QueryClient, hash: Hash): Promise<boolean | null> {
  const found = await queryClient.fetchQuery({ ...transactionQuery(hash), staleTime: 0 }).catch(() => null)
  const status = found ? transactionStatus(found) : 'unknown'
  if (status === 'success') return true
  return status === 'reverted' ? false : null
}
