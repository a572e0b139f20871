import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Market, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Flash } from '#pages/markets/parts/figures/Flash.tsx'
import { DayChange, WeekLine } from '#pages/markets/parts/figures/PriceLine.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { moverOrderQuery } from './moverOrder.ts'

/** How many markets are shown: one operation holds the day and week prices of this many. */
export const moverCount = 6

/** The trending markets with their live price, those that moved most within 24 hours first. */
export function Movers() {
  const {
    data: { rows: markets, unreadable },
    dataUpdatedAt,
    error,
  } = useSuspenseQuery({
    ...trendingMarketsQuery(moverCount),
    refetchInterval: liveInterval,
  })
  const { data: order } = useQuery(moverOrderQuery(markets))
  if (markets.length === 0) return <Empty>No markets yet.</Empty>
  if (!order) return <Skeleton rows={moverCount + 1} />
  return (
    <>
      {error && <Stale at={new Date(dataUpdatedAt)} error={error} />}
      <ul className="divide-y">
        {order.map((pool) => {
          const market = markets.find(({ poolAddress }) => poolAddress === pool)
          return market && <MoverRow key={pool} market={market} />
        })}
      </ul>
      <UnreadableRows count={unreadable} />
    </>
  )
}

function MoverRow({ market }: { market: Market }) {
  return (
    <li>
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        title={market.name}
        className="flex h-10 items-center gap-2 px-4 text-sm outline-offset-[-2px] transition-colors hover:bg-raised"
      >
        <TokenPicture market={market} />
        <span className="min-w-0 flex-1 truncate font-medium">
          <ExternalText>{market.symbol}</ExternalText>
        </span>
        <span className="w-12 shrink-0 sm:w-22">
          <WeekLine market={market} />
        </span>
        <span className="min-w-20 text-right">
          <Flash value={market.spotPrice}>
            <Price value={market.spotPrice} />
          </Flash>
        </span>
        <DayChange market={market} />
      </Link>
    </li>
  )
}
