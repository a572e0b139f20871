import { useQuery } from '@tanstack/react-query'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { dayChange, dayLine, weekChange, weekLine } from '#domain/markets/prices/priceChange.ts'
import { changeFrom } from '#domain/markets/prices/priceSteps.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type RecentPrices, recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { earlierReading, nowOf, usePriceLine } from '#pages/lag/usePriceLine.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { useSeen } from './useSeen.ts'

type MarketProps = { market: Market }

/** The windows of the changes, in seconds. */
const windows = { hour: 3_600, sixHours: 6 * 3_600, day: 86_400 }

type SinceLaunchProps = MarketProps & { end: number | null; within: keyof typeof windows }

/** A mark behind the change of a market that is younger than its window; on a phone a word before it. The arrows stand below each other. */
function SinceLaunch({ market, end, within }: SinceLaunchProps) {
  if (!isSinceLaunch(market.createdAt, end, windows[within])) return null
  return (
    <span className="launch-mark text-faint" title="Since launch">
      <span className="sr-only"> since launch</span>
    </span>
  )
}

/**
 * The change of the price within 24 hours, requested when the cell comes on screen. With a label, outside of a table, nothing is
 * shown for an unknown one, and "since launch" is in words in the label's place.
 */
export function DayChange({ market, label }: MarketProps & { label?: string }) {
  const { ref, seen } = useSeen()
  const { line, isPending, end } = usePriceLine(market, seen)
  const change = line?.day && dayChange(line.day, nowOf(market, end))
  const isSince = isSinceLaunch(market.createdAt, end, windows.day)
  if (label && !change && !isPending) return null
  return (
    <span ref={ref} className={label ? '' : 'inline-flex min-w-18 shrink-0 justify-end leading-5'}>
      {label && !isSince && `${label} `}
      {seen && isPending && <PendingValue />}
      {line?.day && (
        <>
          <Percent value={change ?? null} signed places={1} />
          {!label && <SinceLaunch market={market} end={end} within="day" />}
          {label && isSince && ' since launch'}
        </>
      )}
    </span>
  )
}

const lines = {
  day: { seconds: 86_400, name: '24-hour price', changeOf: dayChange, lineOf: dayLine },
  week: { seconds: 7 * 86_400, name: '7-day price', changeOf: weekChange, lineOf: weekLine },
}

type PriceLineProps = MarketProps & { within: keyof typeof lines }

/**
 * The price of a day or of seven as a line as small as a word, in the colour of its own change. It is requested when the cell
 * comes on screen.
 */
export function PriceLine({ market, within }: PriceLineProps) {
  const { ref, seen } = useSeen()
  const { line, isPending, end } = usePriceLine(market, seen)
  const points = line?.[within]
  if (!points)
    return (
      <span ref={ref} className="-my-1 inline-grid h-6 w-22 items-center align-middle">
        {seen && isPending && <PendingValue />}
      </span>
    )
  const { seconds, name, changeOf, lineOf } = lines[within]
  const now = nowOf(market, end)
  const change = changeOf(points, now)
  return (
    <Sparkline
      values={lineOf(points, now)}
      tone={toneOf(change)}
      label={
        change
          ? `${isSinceLaunch(market.createdAt, end, seconds) ? 'Price since launch' : name}, ${formatPercent(change, { signed: true })}`
          : market.tradesTotal === 0
            ? 'No trades yet'
            : `${name} unknown`
      }
    />
  )
}

function toneOf(change: Decimal | null) {
  if (change === null || isZero(change)) return 'accent'
  return change.startsWith('-') ? 'down' : 'up'
}

type RecentChangeProps = { market: Market; within: 'hour' | 'sixHours' }

/** The change of the price within 1 or 6 hours, requested when the cell comes on screen. */
export function RecentChange({ market, within }: RecentChangeProps) {
  const { ref, seen } = useSeen()
  const { recent, isPending, end } = useRecentPrices(market, seen)
  const around = end === null ? null : recent?.[within]
  const since = Number(end) - windows[within]
  return (
    <span ref={ref} className="inline-flex">
      {seen && isPending && <PendingValue />}
      {recent && (
        <>
          <Percent
            value={around ? changeFrom(around, since, market.spotPrice, nowOf(market, end).launch) : null}
            signed
            places={1}
          />
          <SinceLaunch market={market} end={end} within={within} />
        </>
      )}
    </span>
  )
}

/** The prices of a market around 1 and 6 hours ago, and the end of those hours in epoch seconds; null when unknown. */
function useRecentPrices(market: Market, isWanted: boolean) {
  const { lagEnd } = useWindowEnd()
  const { line, end, isPending } = usePriceLine(market, isWanted)
  const query = recentPricesQuery(market.poolAddress, lagEnd, market)
  const placeholderData = earlierReading<RecentPrices>(query.queryKey)
  // With the candles of the line, before its day is exact.
  const reading = useQuery({ ...query, enabled: isWanted && line !== undefined, placeholderData })
  return { recent: reading.data, isPending: reading.isPending && (isPending || line !== undefined), end }
}
