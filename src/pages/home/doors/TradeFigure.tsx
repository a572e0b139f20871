import { useQuery } from '@tanstack/react-query'
import { type Market, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { formatCount } from '#lib/format/count.ts'
import { moverCount } from '#pages/home/markets/Movers.tsx'
import { moverOrderQuery } from '#pages/home/markets/moverOrder.ts'
import { DayChange } from '#pages/markets/parts/figures/PriceLine.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

/** The market that moved most within 24 hours, and how many markets there are. */
export function TradeFigure() {
  const { data: trending } = useQuery(trendingMarketsQuery(moverCount))
  const { data: status } = useQuery(indexerStatusQuery())
  return (
    <>
      {trending && trending.rows.length > 0 && <TopMover markets={trending.rows} />}
      {status && (
        <span className="text-sm text-muted">
          {trending && trending.rows.length > 0 && '· '}
          {formatCount(status.marketsIndexed)} {status.marketsIndexed === 1 ? 'market' : 'markets'}
        </span>
      )}
    </>
  )
}

function TopMover({ markets }: { markets: readonly Market[] }) {
  const { data: order } = useQuery(moverOrderQuery(markets))
  const market = markets.find(({ poolAddress }) => poolAddress === order?.[0])
  if (!market) return null
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 text-md font-medium sm:text-lg">
      <span className="min-w-0 truncate">
        <ExternalText>{market.symbol}</ExternalText>
      </span>
      <DayChange market={market} />
    </span>
  )
}
