import { lazy, Suspense } from 'react'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { ScoreRules } from './ScoreRules.tsx'

// Loaded later, because it needs the chart library.
const ScoreLine = lazy(async () => ({ default: (await import('./ScoreLine.tsx')).ScoreLine }))

type CreditHistoryProps = { address: Address; state: ReturnType<typeof useLending>['state'] }

/** The history of a credit score, its components, and the events that change it. */
export function CreditHistory({ address, state }: CreditHistoryProps) {
  if (state.isPending)
    return (
      <div className="min-h-65">
        <Skeleton rows={7} />
      </div>
    )
  if (state.error && !state.data) return <Failure error={state.error} retry={() => void state.refetch()} />
  const data = state.data?.credit
  if (!data) return <Empty>This pool contract does not publish how it scores.</Empty>
  return (
    <>
      <Suspense fallback={<div className="min-h-48 border-b" />}>
        <ScoreLine address={address} score={data.score} />
      </Suspense>
      <CreditDetails data={data} />
      <ScoreRules score={data.score} />
    </>
  )
}

function CreditDetails({ data }: { data: CreditProfile }) {
  return (
    <Details>
      <Detail label="Cycles paid">{data.paidCycles}</Detail>
      <Detail label="Cycles missed">{data.missedCycles}</Detail>
      <Detail label="Loans closed">{data.loansClosed}</Detail>
      <Detail label="Liquidations">{data.liquidations}</Detail>
      <Detail label="Total repaid">
        <Money value={fromUnits(data.repaidUsd, 8)} />
      </Detail>
      <Detail label="First loan">{data.firstBorrowAt ? <Time at={data.firstBorrowAt} /> : 'None yet'}</Detail>
      <Detail label="This cycle">
        <Cycle credit={data} />
      </Detail>
    </Details>
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
        {scoreAtCycleEnd !== score && `; without another payment the score becomes ${scoreAtCycleEnd}`}
      </span>
    </span>
  )
}
