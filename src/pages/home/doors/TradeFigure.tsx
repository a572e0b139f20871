import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { now } from '#lib/browser/clock.ts'
import { countOf } from '#lib/format/count.ts'
import { useMovers } from '#pages/home/markets/useMovers.ts'
import { DayChange, PriceLine } from '#pages/markets/parts/figures/PriceLine.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

/** The market that moved most within 24 hours, as a link, and how many markets there are. */
export function TradeFigure() {
  const market = useMovers()?.movers[0]
  const { data: status } = useQuery(indexerStatusQuery())
  return (
    <>
      {market && (
        // The words beside the change say what its mark says.
        <Link
          to="/markets/$poolAddress"
          params={{ poolAddress: market.poolAddress }}
          className="link -outline-offset-2 flex max-w-full min-w-0 items-baseline gap-x-2 text-md font-medium lg:text-lg [&_.hanging]:hidden"
        >
          <OtherLetters name={market.symbol} />
          <span className="min-w-0 truncate">
            <ExternalText>{marketName(market)}</ExternalText>
          </span>
          <DayChange market={market} />
          <span className="text-sm font-normal whitespace-nowrap text-muted">
            {isSinceLaunch(market.createdAt, now() / 1_000, 86_400) ? 'since launch' : '24 h'}
          </span>
        </Link>
      )}
      {status && (
        <span className="text-sm text-muted">
          {market && '· '}
          {countOf(status.marketsIndexed, 'market')}
        </span>
      )}
    </>
  )
}

/** The price of that market within the day. */
export function TradeLine() {
  const market = useMovers()?.movers[0]
  if (!market) return null
  return (
    <span className="[&_svg]:my-0 [&_svg]:h-11 [&_svg]:w-40">
      <PriceLine market={market} within="day" />
    </span>
  )
}
