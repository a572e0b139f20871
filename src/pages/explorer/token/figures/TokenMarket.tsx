import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { dayChange, weekChange, weekLine } from '#domain/markets/prices/priceChange.ts'
import { type Market, marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { IndexerLag } from '#pages/lag/IndexerLag.tsx'
import { nowOf, usePriceLine } from '#pages/lag/usePriceLine.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type TokenMarketProps = { token: Address }

function useMarketOf(token: Address) {
  return useQuery({ ...marketOfTokenQuery(token), retry: false, enabled: hasMarkets() }).data
}

const isAscii = /^[\x20-\x7e]*$/

/** The seven-day price line of a token's market and a link to it. Nothing for a token without a market. */
export function TokenMarket({ token }: TokenMarketProps) {
  const market = useMarketOf(token)
  if (!market) return null
  return (
    <span className="flex items-center gap-3">
      <WeekPrice market={market} />
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        // A name with letters beyond ASCII may imitate another one: it invites nobody.
        className={buttonClass({ tone: isAscii.test(market.symbol) ? 'primary' : 'plain' })}
      >
        <OtherLetters name={market.symbol} /> Open market
      </Link>
    </span>
  )
}

function WeekPrice({ market }: { market: Market }) {
  const { line, end } = usePriceLine(market)
  if (!line) return null
  const now = nowOf(market, end)
  return (
    <span
      className="flex items-center gap-2 text-xs text-faint max-lg:hidden"
      title="Its price of 7 days; of a younger market, since its launch"
    >
      <Sparkline
        values={weekLine(line.week, now)}
        tone={weekChange(line.week, now)?.startsWith('-') ? 'down' : 'up'}
        label="7-day price"
      />
      7 days
    </span>
  )
}

/** The change of a token's price in 24 hours on its market, or since a younger market's launch. Nothing without a market. */
export function TokenDayChange({ token }: TokenMarketProps) {
  const market = useMarketOf(token)
  return market && <DayChange market={market} />
}

/** What was traded on the token's market in 24 hours. Nothing without a market. */
export function TokenDayVolume({ token }: TokenMarketProps) {
  const volume = useMarketOf(token)?.volume24h
  return (
    volume && (
      <>
        <Money value={volume} style="short" /> volume in 24 h
      </>
    )
  )
}

function DayChange({ market }: { market: Market }) {
  const { line, end } = usePriceLine(market)
  if (!line?.day) return null
  return (
    <>
      <Percent value={dayChange(line.day, nowOf(market, end))} signed />{' '}
      {isSinceLaunch(market.createdAt, end, 86_400) ? 'since launch' : 'in 24 h'}
    </>
  )
}

/** A notice on the page of a token with a market when the indexer is far behind the network. */
export function TokenMarketLag({ token }: { token: Address }) {
  return useMarketOf(token) && <IndexerLag />
}
