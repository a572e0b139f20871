import { useQuery } from '@tanstack/react-query'
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Transaction, transactionQuery, transactionStatus } from '#interfaces/explorer/transaction.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { useLastError } from '#ui/feedback/useLastError.ts'
import { Time } from '#ui/figures/Time.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { HashTitle } from '#ui/links/Hash.tsx'
import { Overview } from './overview/Overview.tsx'
import { SummaryLine } from './SummaryLine.tsx'

const route = getRouteApi('/tx/$hash')

const TransactionFromNode = lazyRouteComponent(
  () => import('./TransactionFromNode.tsx'),
  'TransactionFromNode',
)
const TokenTransfers = lazyRouteComponent(() => import('./tabs/TokenTransfers.tsx'), 'TokenTransfers')
const InternalTransactions = lazyRouteComponent(
  () => import('./tabs/InternalTransactions.tsx'),
  'InternalTransactions',
)
const Logs = lazyRouteComponent(() => import('./tabs/Logs.tsx'), 'Logs')
const StateChanges = lazyRouteComponent(() => import('./tabs/StateChanges.tsx'), 'StateChanges')
const RawTransaction = lazyRouteComponent(() => import('./tabs/RawTransaction.tsx'), 'RawTransaction')

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
  if (answer.data) return <ExplorerTransaction transaction={answer.data} />
  if (!error) return <TransactionPending hash={hash} />
  return (
    <Suspense fallback={<TransactionPending hash={hash} />}>
      <TransactionFromNode key={hash} hash={hash} error={error} />
    </Suspense>
  )
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

function ExplorerTransaction({ transaction }: { transaction: Transaction }) {
  const { hash, blockNumber, timestamp } = transaction
  const { tab, page } = route.useSearch()
  return (
    <>
      <PageHead
        kind="Transaction"
        title={<HashTitle hash={hash} />}
        documentTitle={documentTitle(hash)}
        badges={<Status value={transactionStatus(transaction)} />}
        actions={
          blockNumber !== null && (
            <span className="text-sm text-muted [&_a]:underline">
              block <BlockLink number={blockNumber} /> · <Time at={timestamp} />
            </span>
          )
        }
        figures={<SummaryLine transaction={transaction} />}
      />
      <Tabs label="Transaction" tabs={tabsOf(transaction)} current={tab ?? 'overview'}>
        {tab === undefined && <Overview transaction={transaction} />}
        <Suspense fallback={<TabPending />}>
          {tab === 'transfers' && <TokenTransfers hash={hash} page={page} />}
          {tab === 'internal' && <InternalTransactions hash={hash} page={page} />}
          {tab === 'logs' && <Logs hash={hash} page={page} />}
          {tab === 'state' && <StateChanges hash={hash} page={page} />}
          {tab === 'raw' && <RawTransaction hash={hash} />}
        </Suspense>
      </Tabs>
    </>
  )
}

function tabsOf({ tokenTransfers, tokenTransfersOverflow }: Transaction) {
  const transfers = tokenTransfersOverflow ? undefined : tokenTransfers?.length
  return [
    { id: 'overview', label: 'Overview' },
    { id: 'transfers', label: 'Token transfers', count: transfers },
    { id: 'internal', label: 'Internal' },
    { id: 'logs', label: 'Logs' },
    { id: 'state', label: 'State' },
    { id: 'raw', label: 'Raw' },
  ] satisfies Tab<string>[]
}
