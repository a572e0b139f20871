import { lazy, Suspense } from 'react'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { ScoreRules } from './ScoreRules.tsx'

// Loaded later, because it needs the chart library.
const ScoreLine = lazy(async () => ({ default: (await import('./ScoreLine.tsx')).ScoreLine }))

type CreditHistoryProps = { address: Address; state: ReturnType<typeof useLending>['state'] }

/** The history of a credit score, its components, and the events that change it. */
export function CreditHistory({ address, state }: CreditHistoryProps) {
  if (state.isPending)
    return (
      <div className="min-h-125">
        <Skeleton rows={7} />
      </div>
    )
  if (state.error && !state.data) return <Failure error={state.error} retry={() => void state.refetch()} />
  const data = state.data?.credit
  if (!data) return <Empty>This pool contract does not publish how it scores.</Empty>
  return (
    <>
      <CreditDetails data={data} />
      <ScoreRules score={data.score} />
      {/* Last, because only its height follows what is found. */}
      <Suspense fallback={<div className="min-h-48 border-t" />}>
        <ScoreLine address={address} score={data.score} />
      </Suspense>
    </>
  )
}

/** The loans and cycles that the score is of; nothing before the first loan. */
function CreditDetails({ data }: { data: CreditProfile }) {
  if (!data.firstBorrowAt && !data.liquidations) return null
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-4 px-4 py-4 sm:grid-cols-3 lg:grid-cols-6">
      <Figure label="Cycles paid">{data.paidCycles}</Figure>
      <Figure label="Cycles missed">
        <span className={data.missedCycles > 0 ? 'text-warn' : ''}>{data.missedCycles}</span>
      </Figure>
      <Figure label="Loans closed">{data.loansClosed}</Figure>
      <Figure label="Liquidations">{data.liquidations}</Figure>
      <Figure label="Total repaid">
        <Money value={fromUnits(data.repaidUsd, 8)} />
      </Figure>
      <Figure label="First loan">{data.firstBorrowAt && <Time at={data.firstBorrowAt} />}</Figure>
      <div className="col-span-full flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <span className="text-muted">This cycle</span>
        <Cycle credit={data} />
      </div>
    </div>
  )
}

/** The number of paid loans among those that owe a payment in this cycle, and the effect on the score. */
function Cycle({ credit }: { credit: CreditProfile }) {
  const { cycleEndsAt, dueLoans, paidLoans, score, scoreAtCycleEnd } = credit
  if (!cycleEndsAt) return <>No open loan</>
  const paid = dueLoans > 0 && paidLoans === dueLoans
  const word = dueLoans === 0 ? 'Nothing due' : paid ? 'Paid' : `${paidLoans} of ${dueLoans} paid`
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={dueLoans === 0 ? 'neutral' : paid ? 'up' : 'warn'}>{word}</Badge>
      <span className="text-muted">
        ends <Time at={cycleEndsAt} style="full" />
        {scoreAtCycleEnd !== score &&
          `; ${paid ? 'then' : 'without another payment'} the score becomes ${scoreAtCycleEnd}`}
      </span>
    </span>
  )
}
