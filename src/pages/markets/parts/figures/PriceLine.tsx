import { useQuery } from '@tanstack/react-query'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { dayChange, weekChange, weekLine } from '#domain/markets/prices/priceChange.ts'
import { changeFrom } from '#domain/markets/prices/priceSteps.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type RecentPrices, recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { earlierReading, nowOf, usePriceLine } from '#pages/lag/usePriceLine.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { useSeen } from './useSeen.ts'

type PriceLineProps = { market: Market }

const day = 86_400
const week = 7 * day

/** A mark behind the 24-hour change of a market that is younger. It hangs over the edge, so that arrows stand below each other. */
function SinceLaunch({ market, end }: PriceLineProps & { end: number | null }) {
  if (!isSinceLaunch(market.createdAt, end, day)) return null
  return (
    <span className="hanging text-faint" title="Since launch: the market is younger than 24 hours">
      *<span className="sr-only"> since launch</span>
    </span>
  )
}

/** The change of the price within 24 hours, requested when the cell comes on screen. */
export function DayChange({ market }: PriceLineProps) {
  const { ref, seen } = useSeen()
  const { line, end } = usePriceLine(market, seen)
  return (
    <span ref={ref} className="inline-block min-w-18 shrink-0 text-right leading-5">
      {line && (
        <>
          <Percent value={dayChange(line.day, nowOf(market, end))} signed places={1} />
          <SinceLaunch market={market} end={end} />
        </>
      )}
    </span>
  )
}

/**
 * The price of seven days as a line as small as a word, in the colour of its own change. It is requested when the cell
 * comes on screen.
 */
export function WeekLine({ market }: PriceLineProps) {
  const { ref, seen } = useSeen()
  const { line, end } = usePriceLine(market, seen)
  if (!line) return <span ref={ref} className="-my-1 inline-block h-6 w-22 align-middle" />
  const change = weekChange(line.week, nowOf(market, end))
  return (
    <Sparkline
      values={weekLine(line.week, nowOf(market, end))}
      tone={toneOf(change)}
      label={
        change
          ? `${isSinceLaunch(market.createdAt, end, week) ? 'Price since launch' : '7-day price'}, ${formatPercent(change, { signed: true })}`
          : market.tradesTotal === 0
            ? 'No trades yet'
            : '7-day price unknown'
      }
    />
  )
}

function toneOf(change: Decimal | null) {
  if (change === null || isZero(change)) return 'accent'
  return change.startsWith('-') ? 'down' : 'up'
}

type RecentChangeProps = { market: Market; within: 'hour' | 'sixHours' }

const seconds = { hour: 3_600, sixHours: 6 * 3_600 }

/** The change of the price within 1 or 6 hours, requested when the cell comes on screen. */
export function RecentChange({ market, within }: RecentChangeProps) {
  const { ref, seen } = useSeen()
  const { recent, end } = useRecentPrices(market, seen)
  const around = end === null ? null : recent?.[within]
  const since = Number(end) - seconds[within]
  return (
    <span ref={ref}>
      {recent && (
        <Percent
          value={around ? changeFrom(around, since, market.spotPrice, nowOf(market, end).launch) : null}
          signed
          places={1}
        />
      )}
    </span>
  )
}

/** The prices of a market around 1 and 6 hours ago, and the end of those hours in epoch seconds; null when unknown. */
function useRecentPrices(market: Market, isWanted: boolean) {
  const { end, lagEnd } = useWindowEnd()
  const query = recentPricesQuery(market.poolAddress, lagEnd, market)
  const placeholderData = earlierReading<RecentPrices>(query.queryKey)
  const { data: recent } = useQuery({ ...query, enabled: isWanted, placeholderData })
  return { recent, end }
}
