import { useQuery } from '@tanstack/react-query'
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import {
  type Transaction,
  transactionQuery,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import type { Detail } from '#interfaces/explorer/wire/detail.ts'
import { formatCount } from '#lib/format/count.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { addressesOf, KnownAddresses } from '#pages/explorer/parts/decoding/knownAddresses.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { HashTitle } from '#ui/links/Hash.tsx'
import { FirstSeen } from './FirstSeen.tsx'
import { Overview } from './overview/Overview.tsx'
import { SummaryLine } from './SummaryLine.tsx'
import { useInclusion } from './useInclusion.ts'

const route = getRouteApi('/tx/$hash')

const TransactionFromNode = lazyRouteComponent(
  () => import('./TransactionFromNode.tsx'),
  'TransactionFromNode',
)
const TransactionTab = lazyRouteComponent(() => import('./tabs/TransactionTab.tsx'), 'TransactionTab')

/** One transaction: from the explorer, or from the node when the explorer does not have it. */
export function TransactionPage() {
  return (
    <>
      <ExplorerNavigation />
      <TransactionOf />
    </>
  )
}

function TransactionOf() {
  const { hash } = route.useParams()
  const answer = useQuery(transactionQuery(hash))
  const error = useLastError(answer, hash)
  const formerBlock = useFormerBlock(hash, answer.data?.blockNumber)
  if (answer.data) return <ExplorerTransaction transaction={answer.data} />
  if (!error) return <TransactionPending hash={hash} />
  return (
    <Suspense fallback={<TransactionPending hash={hash} />}>
      <TransactionFromNode key={hash} hash={hash} error={error} formerBlock={formerBlock} />
    </Suspense>
  )
}

/** The last block in which the explorer had the transaction while this page was open; null when it had it in none. */
function useFormerBlock(hash: string, block: number | null | undefined): number | null {
  const [last, setLast] = useState<{ hash: string; block: number } | null>(null)
  if (block != null && (last?.block !== block || last.hash !== hash)) setLast({ hash, block })
  return last?.hash === hash ? last.block : null
}

function TransactionPending({ hash }: { hash: string }) {
  return (
    <>
      <PageHead kind="Transaction" title={<HashTitle hash={hash} />} documentTitle={documentTitle(hash)} />
      <Panel title="Transaction" bare>
        <Skeleton rows={12} />
      </Panel>
    </>
  )
}

function documentTitle(hash: string) {
  return `Transaction ${shortHash(hash)}`
}

function ExplorerTransaction({ transaction }: { transaction: Detail<Transaction> }) {
  const { hash, blockNumber, timestamp } = transaction
  const { tab } = route.useSearch()
  const inclusion = useInclusion(transaction)
  const status = inclusion === 'refuted' ? 'unknown' : transactionStatus(transaction)
  return (
    <>
      <PageHead
        kind="Transaction"
        title={<HashTitle hash={hash} />}
        documentTitle={documentTitle(hash)}
        badges={<Status value={status} />}
        actions={
          blockNumber === null ? (
            status === 'pending' && <FirstSeen key={hash} />
          ) : (
            <span className="text-sm text-muted [&_a]:underline">
              block <BlockLink number={blockNumber} /> · <Time at={timestamp} />
            </span>
          )
        }
        figures={<SummaryLine transaction={transaction} status={status} />}
      />
      {inclusion === 'refuted' && blockNumber !== null && (
        <p role="status" className="mb-4 rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
          The explorer lists it in block {formatCount(blockNumber)}. The node's block{' '}
          {formatCount(blockNumber)} does not have it: it may have been replaced. This page will update.
        </p>
      )}
      <KnownAddresses value={addressesOf(transaction)}>
        <Tabs label="Transaction" tabs={tabsOf(transaction, tab)} current={tab ?? 'overview'}>
          {tab === undefined ? (
            <Overview transaction={transaction} inclusion={inclusion} />
          ) : (
            <Suspense fallback={<TabPending />}>
              <TransactionTab hash={hash} tab={tab} />
            </Suspense>
          )}
        </Tabs>
      </KnownAddresses>
    </>
  )
}

/** `handleOps` of an ERC-4337 entry point, which runs user operations: its name, or its selector in two versions. */
const runsOperations = /^(handleOps|0x1fad948c|0x765e827f)/

function tabsOf(
  { method, tokenTransfers, tokenTransfersOverflow }: Transaction,
  current: string | undefined,
) {
  const hasOperations = current === 'operations' || runsOperations.test(method ?? '')
  const transfers = tokenTransfersOverflow ? undefined : tokenTransfers?.length
  return [
    { id: 'overview', label: 'Overview' },
    { id: 'transfers', label: 'Token transfers', count: transfers },
    { id: 'internal', label: 'Internal' },
    { id: 'logs', label: 'Logs' },
    ...(hasOperations ? [{ id: 'operations', label: 'User operations' }] : []),
    { id: 'state', label: 'State' },
    { id: 'raw', label: 'Raw' },
  ] satisfies Tab<string>[]
}
