import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { useLiveMarkets } from '#pages/markets/parts/live/useLiveMarkets.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { BoardControls } from './BoardControls.tsx'
import { NewMarkets } from './bars/NewMarkets.tsx'
import { Trending } from './bars/Trending.tsx'
import type { BoardOrder } from './boardOrder.ts'
import { AllMarkets } from './lists/AllMarkets.tsx'
import { MarketList } from './lists/MarketList.tsx'
import { Markets } from './lists/Markets.tsx'
import { PhoneHead } from './lists/PhoneHead.tsx'
import { sortLoaded, uniqueMarkets } from './orderMarkets.ts'
import { useView } from './useView.ts'

const route = getRouteApi('/markets')

const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')
const JustTraded = lazyRouteComponent(() => import('./bars/JustTraded.tsx'), 'JustTraded')
const WatchedMarkets = lazyRouteComponent(() => import('./lists/WatchedMarkets.tsx'), 'WatchedMarkets')

/** The board of markets, live: all markets, those that match a text, or the watched ones. */
export function BoardPage() {
  const { order = 'market-cap', q, list } = route.useSearch()
  const view = useView()
  const isPhone = useIsPhone()
  return (
    <>
      <PageHead
        title="Markets"
        documentTitle="Markets"
        badges={
          <p className="text-sm text-muted max-lg:hidden">
            Each token trades on a bonding curve: buying raises its price, selling lowers it. * Since launch.
          </p>
        }
        asOf={<LiveBoard />}
        actions={
          hasTrading() && (
            <Link to="/markets/create" className={buttonClass()}>
              Create a market
            </Link>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:-mt-2 sm:gap-4">
        {!isPhone && (
          // The frame is drawn before the window's width is known. A phone begins with the markets themselves.
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 max-sm:hidden low:hidden xl:grid-cols-2">
            <Trending />
            <div className="max-xl:hidden">
              <Suspense fallback={<div className="h-9" />}>
                <JustTraded />
              </Suspense>
            </div>
          </div>
        )}
        <BoardControls />
        <Panel title="Markets" source="indexer" pending={<BoardSkeleton view={view} />} bare>
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

/** The first words of the page on a phone stand where they will stand above the cards. */
function BoardSkeleton({ view }: { view: 'table' | 'cards' }) {
  if (view === 'cards')
    return (
      // As high as a card with the usual columns.
      <div className="[--row-height:140px]">
        <Skeleton rows={10} />
      </div>
    )
  return (
    <>
      <PhoneHead />
      <TableSkeleton rows={40} />
    </>
  )
}

/**
 * Keeps the board live. It is a component of its own, so that an event renders only this line and the changed rows, not
 * the page.
 */
function LiveBoard() {
  return <LiveLine {...useLiveMarkets(null)} />
}

type MatchingMarketsProps = { query: string; order: BoardOrder; view: 'table' | 'cards' }

/** The markets that match a text. The indexer sorts them by its own ranking. */
function MatchingMarkets({ query, order, view }: MatchingMarketsProps) {
  const { data } = useSuspenseQuery(searchMarketsQuery(query))
  const markets = sortLoaded(uniqueMarkets(data.rows), order)
  const empty = `No market matches “${query}”.`
  if (data.rows.length + data.unreadable === 0) return <Empty action={<AllMarkets />}>{empty}</Empty>
  return (
    <Markets markets={markets} view={view} order={order} empty={empty}>
      {`${markets.length} found`}
      {data.unreadable > 0 && ` · ${data.unreadable} could not be read`}
    </Markets>
  )
}
