import { QueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import { type Market, marketQuery } from '#interfaces/indexer/market.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useLiveMarkets } from '#pages/markets/parts/live/useLiveMarkets.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Later } from '#ui/layout/Later.tsx'
import { PriceChart } from './chart/PriceChart.tsx'
import { MarketHead } from './MarketHead.tsx'
import { readPool } from './readPool.ts'
import { MarketTabs } from './tabs/MarketTabs.tsx'
import { CurvePanel } from './trade/curve/CurvePanel.tsx'
import { PhoneTrade } from './trade/PhoneTrade.tsx'
import { TradePanel } from './trade/TradePanel.tsx'
import { TradeSession } from './trade/TradeSession.tsx'

const route = getRouteApi('/markets/$poolAddress')

const NoMarket = lazyRouteComponent(() => import('./NoMarket.tsx'), 'NoMarket')
const UnreadableMarket = lazyRouteComponent(() => import('./UnreadableMarket.tsx'), 'UnreadableMarket')
const RiskLine = lazyRouteComponent(() => import('./risk/RiskLine.tsx'), 'RiskLine')
const OwnPosition = lazyRouteComponent(() => import('./position/OwnPosition.tsx'), 'OwnPosition')
const TokenWarning = lazyRouteComponent(() => import('#pages/markets/parts/TokenWarning.tsx'), 'TokenWarning')
const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')

/** One market: its price over time, its curve, its trade, and its records. */
export function MarketPage() {
  const { poolAddress } = route.useParams()
  const pool = readPool(poolAddress)
  if (pool === null) {
    return (
      <NoMarket title="Invalid address">
        <bdi>{poolAddress.slice(0, 60)}</bdi> is not an address: 0x and 40 hexadecimal digits.
      </NoMarket>
    )
  }
  return (
    <TradeSession key={pool} pool={pool}>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary
            onReset={reset}
            fallback={(error, retry) => (
              <Suspense>
                <UnreadableMarket pool={pool} error={error} retry={retry} />
              </Suspense>
            )}
          >
            <MarketOf pool={pool} />
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
      <PhoneTrade pool={pool} />
    </TradeSession>
  )
}

function MarketOf({ pool }: { pool: Address }) {
  const {
    data: market,
    error,
    refetch,
    dataUpdatedAt,
  } = useSuspenseQuery({
    ...marketQuery(pool),
    refetchInterval: 60_000,
  })
  const live = useLiveMarkets(pool)
  const owner = useWalletAddress()
  if (market === null) {
    return (
      <NoMarket title="Market not found">
        The indexer has no market for <bdi className="break-all font-mono">{pool}</bdi>.
      </NoMarket>
    )
  }
  return (
    <>
      {mayLookAlike([market.symbol]) && (
        <Suspense fallback={<div className="h-28" />}>
          <TokenWarning token={{ ...market, address: market.tokenAddress, type: null }} />
        </Suspense>
      )}
      <MarketHead market={market} live={live} />
      {error && <Stale at={new Date(dataUpdatedAt)} error={error} retry={() => refetch()} />}
      <div className="market-columns items-start lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-4">
          <PriceChart market={market} />
          {/* One card on a phone, whose curve is a folded line. */}
          <div className="grid gap-4 max-sm:gap-px max-sm:overflow-clip max-sm:rounded-lg max-sm:border max-sm:bg-line max-sm:*:rounded-none max-sm:*:border-0">
            <Risk market={market} />
            <CurvePanel market={market} />
          </div>
        </div>
        {/* Beside the lists the trade stays in view, and nothing below it in its column goes behind it. */}
        <div
          ref={stayInView}
          className="grid gap-4 empty:hidden lg:sticky lg:top-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-4 lg:py-4"
        >
          <TradePanel market={market} />
          {owner && (
            <Suspense>
              <OwnPosition key={owner} market={market} owner={owner} />
            </Suspense>
          )}
        </div>
        <div className="min-w-0">
          <Later fallback={<div className="min-h-screen" />}>
            <MarketTabs market={market} />
          </Later>
        </div>
      </div>
      <Suspense>
        <IndexerLag />
      </Suspense>
    </>
  )
}

/** Keeps a column in view from its top, and one that is higher than the window from its end, without a scroll of its own. */
function stayInView(column: HTMLElement | null) {
  if (!column) return undefined
  const observer = new ResizeObserver(() => {
    column.style.top = `min(3rem, 100dvh - ${column.offsetHeight}px)`
  })
  observer.observe(column)
  return () => observer.disconnect()
}

/** The risk line, with its final height reserved from the start. */
function Risk({ market }: { market: Market }) {
  return (
    <section aria-label="Risk" className="overflow-clip rounded-lg border">
      <Suspense fallback={<div className="h-13 bg-surface max-sm:h-26.25" />}>
        <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
          <RiskLine market={market} />
        </dl>
      </Suspense>
    </section>
  )
}
