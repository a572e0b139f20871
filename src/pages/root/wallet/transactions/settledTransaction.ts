import type { QueryClient } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { transactionTitle } from './transactionTitle.ts'

/** Announces the outcome of a transaction, unless a form in view says it. */
export function announceTransaction(record: TransactionRecord): void {
  if (isInView(record) || isAside(record)) return
  const { text, tone } = transactionSentence(record)
  const tones = { good: 'success', bad: 'failure', neutral: 'info', waiting: 'info' } as const
  toast(transactionTitle(record), { text, tone: tones[tone] })
}

/** Whether it is test tokens that came while a form is on the page, which says it and which they would cover. */
function isAside({ kind, status }: TransactionRecord): boolean {
  return (
    kind === 'mint' &&
    status.name === 'confirmed' &&
    document.querySelector('[data-modal], [data-signs]') !== null
  )
}

/** Whether the steps or the outcome of a form in view, and not behind a dialog, show the transaction. */
function isInView({ id, status }: TransactionRecord): boolean {
  const shown = `[data-transaction]${status.name === 'confirmed' ? '' : ':not([data-only-confirmed])'}`
  return Array.from(document.querySelectorAll<HTMLElement>(shown)).some((step) => {
    const { top, bottom } = step.getBoundingClientRect()
    const isBehind = step.closest('[inert], [aria-hidden="true"]') !== null
    return step.dataset.transaction?.split(' ').includes(id) && top >= 0 && bottom <= innerHeight && !isBehind
  })
}

/** Announces that a transaction which had ended is open again. */
export function announceReorg(record: TransactionRecord): void {
  toast(transactionTitle(record), {
    text: 'Its block is no longer on the chain. It may be mined again.',
    tone: 'info',
  })
}

/** Milliseconds between two checks of a source that is behind the chain: doubled each time, about a minute in all. */
const backoff = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]

/**
 * Refetches everything that a transaction which ended may have changed: the node and the lending API at once, the
 * indexer and the explorer when they say that they have its block. A source without a block, such as the lending API,
 * is refetched at every check.
 */
export function refetchChanged(queryClient: QueryClient, { status }: TransactionRecord): void {
  const refetch = (name: InterfaceName) =>
    queryClient.invalidateQueries({ queryKey: [name], refetchType: 'active' })
  const block = 'block' in status ? status.block : null
  const follow = async (name: InterfaceName, newest: () => Promise<number | null>) => {
    for (const wait of backoff) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const newestBlock = await newest().catch(() => null)
      const isKnown = block !== null && newestBlock !== null
      if (!isKnown || newestBlock >= block) void refetch(name)
      if (isKnown && newestBlock >= block) return
    }
  }
  void refetch('node')
  void refetch('lending')
  void follow('lending', async () => null)
  void follow('indexer', newestIndexedBlock)
  void follow('explorer', () => newestExplorerBlock(queryClient))
}

async function newestIndexedBlock(): Promise<number> {
  const { readIndexerStatus } = await import('#interfaces/indexer/status.ts')
  return (await readIndexerStatus()).lastBlock
}

async function newestExplorerBlock(queryClient: QueryClient): Promise<number | null> {
  const { items } = await queryClient.fetchQuery({ ...latestBlocksQuery(), staleTime: 0, retry: false })
  return items[0]?.number ?? null
}
