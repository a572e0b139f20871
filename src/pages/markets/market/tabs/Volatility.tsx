import { useSuspenseQuery } from '@tanstack/react-query'
import { marketName } from '#domain/markets/marketName.ts'
import { volatilityScale } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { volatilityHistoryQuery } from '#interfaces/indexer/prices/volatility.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { LineChart, type LinePoint } from '#ui/charts/lines/LineChart.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { FeeDrawing } from './fees/FeeDrawing.tsx'

type VolatilityProps = { market: Market }

/** The volatility of a market after each trade, from which its fee is computed. */
export function Volatility({ market }: VolatilityProps) {
  return (
    <Panel
      title="Volatility after each trade"
      source="indexer"
      rows={8}
      asOf={<QueryAsOf queryKey={volatilityHistoryQuery(market.poolAddress).queryKey} />}
    >
      <VolatilityLine market={market} />
      {hasTrading() && <FeeDrawing pool={market.poolAddress} />}
    </Panel>
  )
}

function VolatilityLine({ market }: VolatilityProps) {
  const {
    data: { rows: history, unreadable },
  } = useSuspenseQuery({ ...volatilityHistoryQuery(market.poolAddress), refetchInterval: 30_000 })
  const points = pointsOf(history, market)
  if (points.length === 0) return <Empty>No volatility yet. It is recorded with each trade.</Empty>
  return (
    <>
      <LineChart
        label={`Volatility of ${marketName(market)}, now ${formatPercent(share(market.volatility))}`}
        points={points}
        format={formatPercent}
        shape="step"
        height={280}
      />
      <p className="px-4 pb-3 text-xs text-faint">Drawn by trades, not by time: quiet times take no room.</p>
      <UnreadableRows count={unreadable} />
    </>
  )
}

type Recorded = { timestamp: Date | null; volatility: number }

/**
 * The line of a history up to the market's own volatility, which arrives with each trade: the fee of the next one is computed
 * from it. Of one second the last value counts.
 */
export function pointsOf(
  history: readonly Recorded[],
  { updatedAt, volatility: now }: Pick<Market, 'updatedAt' | 'volatility'>,
): LinePoint[] {
  if (history.length === 0) return []
  const byTime = new Map<number, Decimal>()
  for (const { timestamp, volatility } of [...history, { timestamp: updatedAt, volatility: now }]) {
    if (timestamp) byTime.set(Math.floor(timestamp.getTime() / 1_000), share(volatility))
  }
  return [...byTime].sort(([a], [b]) => a - b).map(([time, value]) => ({ time, value }))
}

/** Basis points as a fraction. */
function share(volatility: number): Decimal {
  return fromUnits(BigInt(volatility), String(volatilityScale).length - 1)
}
