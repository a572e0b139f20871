import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { allMarketsQuery, type Market } from '#interfaces/indexer/market.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { now } from '#lib/browser/clock.ts'
import { countOf } from '#lib/format/count.ts'
import { largestMarket } from '#pages/home/markets/rankMovers.ts'
import type { HeldMarket } from '#pages/home/own/WithHeldMarket.tsx'
import { DayChange, PriceLine } from '#pages/markets/parts/figures/PriceLine.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type TradeProps = {
  /** Shown in place of the largest one. */
  held?: HeldMarket | null
}

/** The largest market that was traded within 24 hours, as a link, and how many markets there are; or the one that somebody holds. */
export function TradeFigure({ held }: TradeProps) {
  const market = useLargest(held)
  const { data: status } = useQuery(indexerStatusQuery())
  return (
    <>
      {market && (
        // The words beside the change say what its mark says.
        <Link
          to="/markets/$poolAddress"
          params={{ poolAddress: market.poolAddress }}
          className="link -outline-offset-2 flex max-w-full min-w-0 items-baseline gap-x-2 text-md font-medium lg:text-lg [&_.launch-mark]:hidden"
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
      {held ? (
        <span className="text-sm text-muted">
          · you hold <Money value={held.value} />
        </span>
      ) : (
        status && (
          <span className="text-sm text-muted">
            {market && '· largest pool of '}
            {countOf(status.marketsIndexed, 'market')}
          </span>
        )
      )}
    </>
  )
}

/** The price of that market within the day. */
export function TradeLine({ held }: TradeProps) {
  const market = useLargest(held)
  if (!market) return null
  return (
    <span className="[&_svg]:my-0 [&_svg]:h-11 [&_svg]:w-40">
      <PriceLine market={market} within="day" />
    </span>
  )
}

/** By the dollars in its pool: what moved most, up or down, is below. */
function useLargest(held: TradeProps['held']): Market | undefined {
  const { data } = useQuery(allMarketsQuery())
  return held?.market ?? largestMarket(data?.rows ?? [], now() / 1_000)
}
