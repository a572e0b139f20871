import type { QueryClient } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { transactionTitle } from './transactionTitle.ts'

/** Announces how a transaction ended. */
export function announceTransaction(record: TransactionRecord): void {
  const { text, tone } = transactionSentence(record)
  const tones = { good: 'success', bad: 'failure', neutral: 'info', waiting: 'info' } as const
  toast(transactionTitle(record), { text, tone: tones[tone] })
}

const chainFirst = ['node', 'lending']
/**
 * The lending API, the explorer and the indexer are some seconds behind the chain, so they are refetched later
 * again.
 */
const later = [
  { after: 1_000, keys: ['lending'] },
  { after: 2_000, keys: ['lending', 'explorer', 'indexer'] },
  { after: 4_000, keys: ['lending'] },
  { after: 6_000, keys: ['explorer', 'indexer'] },
  { after: 8_000, keys: ['lending'] },
]

/** Refetches everything that a transaction which ended may have changed. */
export function refetchChanged(queryClient: QueryClient): void {
  const invalidate = (keys: readonly string[]) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'active' })
  }
  invalidate(chainFirst)
  for (const { after, keys } of later) setTimeout(() => invalidate(keys), after)
}
