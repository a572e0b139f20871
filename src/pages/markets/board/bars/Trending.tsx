import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { type Market, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { DayChange } from '#pages/markets/parts/figures/PriceLine.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

/** The markets the indexer calls trending. The board works without them. */
export function Trending() {
  const { data, error } = useQuery(trendingMarketsQuery(8))
  if (error && !data) return null
  return (
    <section aria-label="Trending" className="flex min-h-9 items-center gap-3">
      <h2 className="w-13 shrink-0 text-xs font-medium text-muted sm:w-17" title="Ranked by the indexer">
        Trending
      </h2>
      <ul className="max-sm:fading-ends relative flex min-w-0 gap-2 sm:h-9 sm:flex-wrap sm:overflow-hidden sm:*:grow">
        {data?.rows.map((market) => (
          <TrendingMarket key={market.poolAddress} market={market} />
        ))}
      </ul>
      {data !== undefined && data.unreadable > 0 && (
        <span className="text-xs whitespace-nowrap text-warn">{data.unreadable} could not be read</span>
      )}
    </section>
  )
}

function TrendingMarket({ market }: { market: Market }) {
  return (
    <li>
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        title={market.name}
        className="flex h-9 items-center gap-2 rounded-md border bg-surface px-2.5 text-sm whitespace-nowrap transition-colors hover:border-edge"
      >
        <TokenPicture market={market} size={16} />
        <OtherLetters name={market.symbol} />
        <span className="max-w-24 truncate font-medium">
          <ExternalText>{marketName(market)}</ExternalText>
        </span>
        <Price value={market.spotPrice} />
        <span className="text-xs">
          <DayChange market={market} />
        </span>
      </Link>
    </li>
  )
}
