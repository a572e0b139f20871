import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorthPoint } from '#domain/markets/prices/worthLine.ts'
import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { corrected } from '#lib/browser/clock.ts'
import { config } from '#lib/browser/config/config.ts'
import { countOf } from '#lib/format/count.ts'
import { formatMoney, formatMoneyChange, formatMoneyExact, formatMoneyShort } from '#lib/format/money.ts'
import { formatMinute } from '#lib/format/time.ts'
import { decimal, subtract, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useWorth } from './useWorth.ts'
import { mostPoints } from './worthInterval.ts'

type WorthLineProps = {
  address: Address
  /** How many days the line goes back; 0 for the whole line. */
  days?: number
}

/** The value of an address's tokens and deposits over time, less its debts where their history is known. */
export function WorthLine({ address, days = 0 }: WorthLineProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(allTransfersByAddressQuery(address))
  return (
    <div className="grid min-h-56 content-center gap-2 lg:min-h-64 px-4 py-3 text-sm">
      {data?.isWhole ? (
        <Line
          address={address}
          transfers={data.rows}
          now={Math.floor(corrected(dataUpdatedAt) / 1_000)}
          days={days}
        />
      ) : data ? (
        <Note>Not all transfers could be read, so what was held when is unknown.</Note>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <LineSpace>Loading transfers</LineSpace>
      )}
    </div>
  )
}

const secondsOfDay = 86_400

type LineProps = { address: Address; transfers: readonly TokenTransfer[]; now: number; days: number }

function Line({ address, transfers, now, days }: LineProps) {
  const worth = useWorth(address, transfers, now, days * secondsOfDay)
  if (worth === null) return <LineSpace>Loading prices</LineSpace>
  const { points, interval, isCut, isNet, left } = worth
  const known = points.flatMap((point) => point.worth ?? [])
  if (known.length === 0)
    return (
      <Note>
        {points.length > 0 ? 'The prices of that time are unknown.' : 'No tokens with a price yet.'}
      </Note>
    )
  const text = new Map(known.map((value) => [toPixels(value), formatMoney(value)]))
  return (
    <>
      {isNet && <Now points={points} days={days} />}
      {known.length > 1 ? (
        <Plot
          kind="steps"
          size="tall"
          label={isNet ? 'Worth less debts' : 'Worth of tokens and deposits'}
          points={points.map(({ time, worth: value }, index) => ({
            label: index === points.length - 1 ? 'Now' : formatMinute(new Date(time * 1_000)),
            value: value === null ? null : toPixels(value),
          }))}
          format={(value) => text.get(value) ?? ''}
          formatAxis={(value) => formatMoneyShort(decimal(value.toFixed(2)))}
          leastSpan={0.01}
        />
      ) : (
        <Note>The line begins with the next value.</Note>
      )}
      <p className="text-xs text-faint">
        {`Valued ${frequencyText(interval)}: market tokens at their price then, others at today's.`}
        {isCut && ` The newest ${mostPoints} values only.`}
        {known.length < points.length && ' Gaps: a token price is unknown.'}
        {` Excludes ${new Intl.ListFormat('en-GB').format(leftOut(left))}.`}
        {!isNet && ' Debts are not deducted: how they changed is unknown.'}
      </p>
    </>
  )
}

type NowProps = { points: readonly WorthPoint[]; days: number }

/**
 * The worth now, as the page's head has it without the coin, and by how much it changed in a chosen range. What was sent here
 * is no profit, so it is named first, and nothing has a colour. A line that begins with a first transfer has no change.
 */
function Now({ points, days }: NowProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!last?.worth) return null
  const isWhole = days > 0 && first && last.time - first.time >= days * secondsOfDay * 0.9
  const change = isWhole && first.worth && formatMoneyChange(subtract(last.worth, first.worth))
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-medium whitespace-nowrap" title={formatMoneyExact(last.worth)}>
        {`${formatMoney(last.worth)} in tokens and positions`}
      </span>
      {change && (
        <span className="text-muted">
          {`With transfers in and out: ${change} in ${days > 1 ? `${days} days` : '24 h'}`}
        </span>
      )}
    </p>
  )
}

/** The interval of the line in words: "every 5 minutes", "hourly", "every 4 hours", "daily". */
function frequencyText(seconds: number): string {
  if (seconds < 3_600) return seconds === 60 ? 'every minute' : `every ${seconds / 60} minutes`
  if (seconds === 3_600) return 'hourly'
  if (seconds === 86_400) return 'daily'
  return seconds % 86_400 === 0 ? `every ${seconds / 86_400} days` : `every ${seconds / 3_600} hours`
}

type LeftOut = { withoutPrice: number; unread: number; older: number }

function leftOut({ withoutPrice, unread, older }: LeftOut): string[] {
  return [
    config().nativeCurrency.symbol,
    ...(withoutPrice > 0 ? [`${countOf(withoutPrice, 'token')} without a price`] : []),
    ...(unread > 0 ? [`${countOf(unread, 'token')} whose records are incomplete`] : []),
    ...(older > 0 ? [`${countOf(older, 'token')} moved longest ago`] : []),
  ]
}

/** The line while it loads: its scale, with what is read in the place of its notes. */
function LineSpace({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-2 text-xs text-faint">
      <span className="cell-space my-1 w-40" />
      <div className="mr-13 mb-5.25 grid h-40 grid-rows-2 divide-y border-y max-lg:h-30">
        <div />
        <div />
      </div>
      <p className="max-sm:min-h-12">{children}</p>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>
}
