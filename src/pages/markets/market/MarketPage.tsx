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
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { PriceChart } from './chart/PriceChart.tsx'
import { MarketHead } from './MarketHead.tsx'
import { readPool } from './readPool.ts'
import { MarketTabs } from './tabs/MarketTabs.tsx'
import { CurvePanel } from './trade/curve/CurvePanel.tsx'
import { PhoneTrade } from './trade/PhoneTrade.tsx'
import { TradePanel } from './trade/TradePanel.tsx'

const route = getRouteApi('/markets/$poolAddress')

const NoMarket = lazyRouteComponent(() => import('./NoMarket.tsx'), 'NoMarket')
const UnreadableMarket = lazyRouteComponent(() => import('./UnreadableMarket.tsx'), 'UnreadableMarket')
const RiskLine = lazyRouteComponent(() => import('./risk/RiskLine.tsx'), 'RiskLine')
const OwnPosition = lazyRouteComponent(() => import('./position/OwnPosition.tsx'), 'OwnPosition')
const TokenWarning = lazyRouteComponent(
  () => import('#pages/explorer/parts/trust/TokenWarning.tsx'),
  'TokenWarning',
)
const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')

/** One market: its price over time, its curve, its trade, and its records. */
export function MarketPage() {
  const { poolAddress } = route.useParams()
  const isPhone = useIsPhone()
  const pool = readPool(poolAddress)
  if (pool === null) {
    return (
      <NoMarket title="Invalid address">
        <bdi>{poolAddress.slice(0, 60)}</bdi> is not an address: 0x and 40 hexadecimal digits.
      </NoMarket>
    )
  }
  return (
    <>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary
            key={pool}
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
      {isPhone && <PhoneTrade key={pool} pool={pool} />}
    </>
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
  const isPhone = useIsPhone()
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
        // Without the addresses on a phone, where the price is to stay in the first view.
        <div className="max-sm:[&_dl]:hidden">
          <Suspense fallback={<div className="h-28" />}>
            <TokenWarning token={{ ...market, address: market.tokenAddress, type: null }} />
          </Suspense>
        </div>
      )}
      <MarketHead market={market} live={live} />
      {error && <Stale at={new Date(dataUpdatedAt)} error={error} retry={() => refetch()} />}
      <div className="market-columns items-start lg:grid-rows-[auto_auto_1fr]">
        <div className="grid min-w-0 gap-4">
          <PriceChart market={market} />
          <Risk market={market} />
        </div>
        {/* Beside the lists the trade stays in view, and nothing below it in its column goes behind it. */}
        <div className="grid items-start gap-4 empty:hidden sm:auto-cols-fr sm:grid-flow-col lg:sticky lg:top-12 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-mt-4 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col lg:items-stretch lg:overflow-y-auto lg:py-4">
          {!isPhone && <TradePanel market={market} />}
          {owner && (
            <Suspense>
              <OwnPosition key={owner} market={market} owner={owner} />
            </Suspense>
          )}
        </div>
        <CurvePanel market={market} />
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
