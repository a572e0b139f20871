import { buyersShare, type Pressure, pressureSince, type SideTotal } from '#domain/markets/trades/pressure.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatDuration } from '#lib/format/time.ts'
import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { day, useDayTrades } from './useDayTrades.ts'

type PressureTableProps = { market: Market }

const windows = [
  { label: '5 min', seconds: 300 },
  { label: '1 h', seconds: 3_600 },
  { label: '24 h', seconds: day },
]

/** A row: its window, and what was traded in it; null while that is read, or without a known end of the windows. */
type Row = { label: string; pressure: Pressure | null }

/** How much of a market was bought and how much sold, in three windows that end now. A part of a window says that it is one. */
export function PressureTable({ market }: PressureTableProps) {
  const read = useDayTrades(market)
  const end = read?.end ?? null
  const { error } = useSwapFeed(market.poolAddress)
  const isReading = read === null ? error === null : end !== null
  const rows = windows.map(({ label, seconds }): Row => {
    const pressure = read && end !== null ? pressureSince(read, end - seconds) : null
    return { label, pressure: read?.isReading && pressure?.from !== null ? null : pressure }
  })
  // By trades where a dollar amount is unknown.
  const isByTrades = rows.some(({ pressure }) => pressure && buyersShare(pressure)?.of === 'count')
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Buys and sells</caption>
        <thead>
          <tr className="h-8 bg-raised text-xs text-muted *:font-medium">
            <th scope="col" className="w-14 pl-4 text-left max-sm:w-13">
              Last
            </th>
            <th scope="col" className="text-left max-sm:pl-2">
              Bought <span className="font-normal max-sm:hidden">{isByTrades ? 'trades' : 'volume'}</span>
            </th>
            <th
              scope="col"
              className="w-3/10 text-right max-sm:w-23"
              title="How many, and for how many dollars"
            >
              Buys <span className="font-normal max-sm:hidden">trades, $</span>
            </th>
            <th
              scope="col"
              className="w-3/10 pr-4 text-right max-sm:w-29"
              title="How many, and for how many dollars"
            >
              Sells <span className="font-normal max-sm:hidden">trades, $</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PressureRow
              key={row.label}
              {...row}
              isReading={isReading}
              isUnknown={read !== null && end === null}
            />
          ))}
        </tbody>
      </table>
      <Notes rows={rows} end={end} unreadable={read?.unreadable ?? 0} />
    </>
  )
}

type PressureRowProps = Row & { isReading: boolean; isUnknown: boolean }

function PressureRow({ label, pressure, isReading, isUnknown }: PressureRowProps) {
  const none = isUnknown ? <Unknown /> : isReading && <PendingValue />
  const isPart = pressure !== null && pressure.from !== null
  return (
    <tr className="h-8 *:border-t">
      <th scope="row" className="pl-4 text-left font-normal whitespace-nowrap text-muted">
        {label}
        {isPart && <span title="Only a part of it: see below">*</span>}
      </th>
      <td className="pr-3 max-sm:pl-2">{pressure && <ShareBar pressure={pressure} />}</td>
      <td className="text-right">{pressure ? <Total total={pressure.buys} tone="text-up" /> : none}</td>
      <td className="pr-4 pl-2 text-right">
        {pressure ? <Total total={pressure.sells} tone="text-down" /> : none}
      </td>
    </tr>
  )
}

/** A bar of two parts: what was bought, and what was sold. */
function ShareBar({ pressure }: { pressure: Pressure }) {
  const buyers = buyersShare(pressure)
  if (buyers === null) return <span className="text-xs text-faint">None</span>
  const { share, of } = buyers
  const measure = of === 'usd' ? 'dollars' : 'trades'
  return (
    <span className="flex items-center gap-2" title={`By ${measure}`}>
      <span
        role="img"
        aria-label={`${formatPercent(share)} of the ${measure} were buys`}
        className="flex h-1.5 min-w-0 flex-1 gap-px overflow-hidden rounded-full"
      >
        <span className="bg-up" style={{ width: `${toPixels(share) * 100}%` }} />
        <span className="min-w-0 flex-1 bg-down" />
      </span>
      <span className="w-9 shrink-0 text-right text-xs text-muted max-sm:hidden" aria-hidden="true">
        {roundPercent(share)}
      </span>
    </span>
  )
}

/** A share in whole percent, for which there is room. Only exactly none and all are 0% and 100%. */
function roundPercent(share: Decimal): string {
  const percent = Math.round(toPixels(share) * 100)
  const isAll = share === '1' || share === '0'
  return `${isAll ? percent : Math.min(99, Math.max(1, percent))}%`
}

function Total({ total: { count, usd }, tone }: { total: SideTotal; tone: string }) {
  return (
    <span className="inline-flex items-baseline justify-end gap-2 whitespace-nowrap max-sm:gap-1">
      <span className={tone}>{formatCount(count)}</span>
      <span className="min-w-14 max-sm:min-w-12">
        {usd === null ? (
          <Unknown title="Unknown: it is not known in what unit the fee of a sale was counted" />
        ) : (
          <Money value={usd} style="short" />
        )}
      </span>
    </span>
  )
}

type NotesProps = { rows: readonly Row[]; end: number | null; unreadable: number }

/** What is missing from the windows. */
function Notes({ rows, end, unreadable }: NotesProps) {
  const notes = rows.flatMap(({ label, pressure }) =>
    pressure === null || end === null ? [] : notesOf(label, pressure, end),
  )
  if (unreadable > 0) notes.push(`${countOf(unreadable, 'trade')} could not be read.`)
  if (notes.length === 0) return null
  return <p className="border-t px-4 py-1.5 text-xs text-faint">{notes.join(' ')}</p>
}

function notesOf(label: string, { buys, sells, unsided, from }: Pressure, end: number): string[] {
  const read = buys.count + sells.count + unsided
  const reach = from === null || read === 0 ? null : formatDuration((end - from) * 1_000)
  return [
    ...(from === null
      ? []
      : [
          reach === null
            ? `* ${label}: not known, no trade that was read has a time.`
            : `* ${label}: only the last ${reach}, the ${countOf(read, 'trade')} read.`,
        ]),
    ...(unsided > 0
      ? [`${label}: ${countOf(unsided, 'trade')} neither bought nor sold by what the indexer says.`]
      : []),
  ]
}
