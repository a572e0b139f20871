import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { useLiveMarkets } from '#pages/markets/parts/live/useLiveMarkets.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BoardControls } from './BoardControls.tsx'
import { MarketList } from './MarketList.tsx'
import { NewMarkets } from './strips/NewMarkets.tsx'
import { Trending } from './strips/Trending.tsx'
import { useView } from './useView.ts'

const route = getRouteApi('/markets')

const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')
const JustTraded = lazyRouteComponent(() => import('./traded/JustTraded.tsx'), 'JustTraded')
const MatchingMarkets = lazyRouteComponent(() => import('./MatchingMarkets.tsx'), 'MatchingMarkets')
const WatchedMarkets = lazyRouteComponent(() => import('./WatchedMarkets.tsx'), 'WatchedMarkets')

/** Every market, live: all of them, those that match a text, or the watched ones. */
export function BoardPage() {
  const { order = 'market-cap', q, list } = route.useSearch()
  const view = useView()
  return (
    <>
      <PageHead title="Markets" documentTitle="Markets" asOf={<LiveBoard />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="-mt-3 text-sm text-muted">
          Each token trades on a bonding curve: buying raises its price, selling lowers it. Sold is the share
          of its supply that was bought so far.
        </p>
        <Trending />
        <Suspense fallback={<div className="h-9 max-sm:h-17" />}>
          <JustTraded />
        </Suspense>
        <BoardControls />
        <Panel title="Markets" source="indexer" rows={40} bare>
          <NewMarkets />
          {q !== undefined ? (
            <MatchingMarkets query={q} order={order} view={view} />
          ) : list === 'watched' ? (
            <WatchedMarkets order={order} view={view} />
          ) : (
            <MarketList order={order} view={view} />
          )}
        </Panel>
      </div>
      <Suspense>
        <IndexerLag />
      </Suspense>
    </>
  )
}

/** Keeps the board live. It stands alone, so that an event draws this line and the rows that changed, not the page. */
function LiveBoard() {
  return <LiveLine {...useLiveMarkets(null)} />
}
