import { useQuery } from '@tanstack/react-query'
import { tierByNumber } from '#domain/lending/creditTiers.ts'
import { type Accrual, type RateStep, rateSteps } from '#domain/lending/reserve/rateSteps.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoment } from '#lib/format/time.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { percentText } from './RateGrid.tsx'
import { accrualsQuery } from './rateHistory.ts'

type RateHistoryProps = {
  reserve: Reserve
  /** The tier whose rate is drawn. */
  tier: number
}

/** The most steps to draw, so that a phone shows them apart. */
const most = 60

/** The borrow APY between the last actions on an asset, as a line in steps. */
export function RateHistory({ reserve, tier }: RateHistoryProps) {
  const { data, error, refetch } = useQuery(accrualsQuery(reserve.asset))
  return (
    <div className="grid min-h-48 content-center px-4 py-3 text-sm">
      {data ? (
        <>
          <Line reserve={reserve} tier={tier} {...data} />
          <UnreadableRows count={data.unreadable} />
        </>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <p className="text-muted">Loading rates</p>
      )}
    </div>
  )
}

type LineProps = RateHistoryProps & { accruals: readonly Accrual[]; fromBlock: number }

function Line({ reserve, tier, accruals, fromBlock }: LineProps) {
  if (accruals.length === 0)
    return (
      <Empty>
        {fromBlock > 0
          ? `No action on this asset was found since block ${formatCount(fromBlock)}.`
          : 'The rate has not changed since this asset was set up.'}
      </Empty>
    )
  const steps = rateSteps(accruals.slice(0, most), reserve.model, tier, reserve.utilization)
  const isCut = accruals.length > most || fromBlock > 0
  return (
    <div className="grid gap-2">
      <Plot
        kind="steps"
        label={`Borrow APY at ${tierByNumber(tier).name}`}
        points={steps.map((step) => ({ label: placeOf(step), value: step.apy }))}
        format={(rate) => percentText(rate, 2)}
      />
      <p className="text-xs text-muted">
        {`Borrow APY at ${tierByNumber(tier).name}, over ${isCut ? `the last ${formatCount(steps.length - 1)}` : 'all'} actions on this asset.`}
      </p>
    </div>
  )
}

function placeOf({ until }: RateStep): string {
  if (until === null) return 'Now'
  return until.at ? formatMoment(until.at) : `Block ${formatCount(until.block)}`
}
