import { useQuery } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { buysAndSellsQuery, type BuysAndSells as Counted } from '#interfaces/indexer/trades/buysAndSells.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { useSeen } from '#pages/markets/parts/figures/useSeen.ts'
import { Direction } from '#ui/figures/Direction.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type BuysAndSellsProps = { market: Market }

/** The numbers of buys and sells of a market within 24 hours, requested when the cell comes on screen. */
export function BuysAndSells({ market }: BuysAndSellsProps) {
  const { ref, seen } = useSeen()
  const { lagEnd } = useWindowEnd()
  const { data, isError } = useQuery({ ...buysAndSellsQuery(market, lagEnd), enabled: seen })
  return (
    <span ref={ref}>
      {data ? <Sides {...data} /> : isError && <Unknown title="The trades could not be read" />}
    </span>
  )
}

/** The two counts; a plus means that there may be more. */
function Sides(trades: Counted) {
  const plus = missing(trades).length > 0 ? '+' : ''
  return (
    <span className="whitespace-nowrap" title={sentence(trades)}>
      <span className="text-up">
        {formatCount(trades.buys)}
        {plus}
        <Direction falls={false} />
        <span className="sr-only"> buys</span>
      </span>{' '}
      <span className="text-down">
        {formatCount(trades.sells)}
        {plus}
        <Direction falls={true} />
        <span className="sr-only"> sells</span>
      </span>
    </span>
  )
}

function sentence(trades: Counted): string {
  const { buys, sells } = trades
  const reasons = missing(trades)
  const counts = `${countOf(buys, 'buy')} and ${countOf(sells, 'sell')} within 24 hours`
  return reasons.length === 0 ? `${counts}.` : `At least ${counts}: ${reasons.join(', ')}.`
}

/** Sentences on why there may be more. */
function missing({ buys, sells, counted: all, isWhole, unreadable }: Counted): string[] {
  const unknown = all - buys - sells
  return [
    ...(unreadable > 0 ? [`${countOf(unreadable, 'trade')} could not be read`] : []),
    ...(unknown > 0 ? [`${countOf(unknown, 'trade')} of an unknown side`] : []),
    ...(isWhole || unreadable > 0 ? [] : [`only the newest ${countOf(all, 'trade')} were counted`]),
  ]
}
