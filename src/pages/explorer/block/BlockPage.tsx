import { useQuery } from '@tanstack/react-query'
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Block, blockQuery } from '#interfaces/explorer/block/block.ts'
import { type Detail, hasExtras } from '#interfaces/explorer/wire/detail.ts'
import { formatCount } from '#lib/format/count.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { blockParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { HashTitle } from '#ui/links/Hash.tsx'
import { AdjacentBlocks } from './AdjacentBlocks.tsx'
import { BlockOverview } from './BlockOverview.tsx'
import { mostFirst } from './mostFirst.ts'

const route = getRouteApi('/block/$numberOrHash')

const BlockExtras = lazyRouteComponent(() => import('./BlockExtras.tsx'), 'BlockExtras')
const BlockUnavailable = lazyRouteComponent(() => import('./BlockUnavailable.tsx'), 'BlockUnavailable')
const BlockTransactions = lazyRouteComponent(() => import('./BlockTransactions.tsx'), 'BlockTransactions')
const FirstTransactions = lazyRouteComponent(() => import('./BlockTransactions.tsx'), 'FirstTransactions')
const Withdrawals = lazyRouteComponent(() => import('./Withdrawals.tsx'), 'Withdrawals')

/** One block: its properties, transactions and withdrawals. */
export function BlockPage() {
  const { numberOrHash } = route.useParams()
  const id = blockParameter(numberOrHash)
  const answer = useQuery(blockQuery(id))
  const error = useLastError(answer, numberOrHash)
  const { data: block } = answer
  const name = typeof id === 'number' ? formatCount(id) : <HashTitle hash={id} />
  return (
    <>
      <ExplorerNavigation />
      <PageHead
        kind="Block"
        title={block ? formatCount(block.number) : name}
        documentTitle={`Block ${block?.number ?? numberOrHash}`}
        badges={
          <>
            <AdjacentBlocks number={block?.number ?? (typeof id === 'number' ? id : undefined)} />
            {block && <BlockBadges block={block} />}
          </>
        }
      />
      <Suspense fallback={<BlockPending />}>
        {block ? (
          <BlockTabs block={block} />
        ) : error ? (
          <BlockUnavailable id={id} error={error} />
        ) : (
          <BlockPending />
        )}
      </Suspense>
    </>
  )
}

function BlockPending() {
  return (
    <Panel title="Block" bare source="explorer">
      <Skeleton rows={12} />
    </Panel>
  )
}

function BlockBadges({ block: { type, timestamp } }: { block: Block }) {
  return (
    <>
      {type === 'reorg' && <Badge tone="warn">Reorganised: replaced by another block</Badge>}
      {type === 'uncle' && <Badge tone="warn">Uncle</Badge>}
      <span className="text-sm text-muted">
        <Time at={timestamp} />
      </span>
    </>
  )
}

function BlockTabs({ block }: { block: Detail<Block> }) {
  const { tab, page } = route.useSearch()
  const { hash, number, type, transactionsCount, withdrawalsCount } = block
  const id = type === 'reorg' || type === 'uncle' ? hash : number
  const tabs = [
    { id: 'overview', label: 'Overview' },
    ...(transactionsCount === null || transactionsCount > mostFirst || tab === 'transactions'
      ? [{ id: 'transactions', label: 'Transactions', count: transactionsCount }]
      : []),
    ...(withdrawalsCount || tab === 'withdrawals'
      ? [{ id: 'withdrawals', label: 'Withdrawals', count: withdrawalsCount }]
      : []),
  ]
  const content = (
    <>
      {tab === undefined && <BlockOverview block={block} />}
      {tab === undefined && hasExtras(block.wire) && (
        <Suspense>
          <BlockExtras wire={block.wire} />
        </Suspense>
      )}
      <Suspense fallback={<TabPending />}>
        {tab === undefined && <FirstTransactions block={id} count={transactionsCount} />}
        {tab === 'transactions' && (
          <BlockTransactions block={id} page={page} isEmpty={transactionsCount === 0} />
        )}
        {tab === 'withdrawals' && <Withdrawals block={id} page={page} />}
      </Suspense>
    </>
  )
  if (tabs.length === 1) return <div className="grid gap-4">{content}</div>
  return (
    <Tabs label="Block" tabs={tabs} current={tab ?? 'overview'}>
      {content}
    </Tabs>
  )
}
