import { fromUnits } from '#lib/numbers/decimal.ts'
import type { useLending } from '#pages/lending/parts/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/Failure.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'

type CreditHistoryProps = { state: ReturnType<typeof useLending>['state'] }

/** What a credit score is made of, and what moves it. */
export function CreditHistory({ state }: CreditHistoryProps) {
  if (state.isPending)
    return (
      <div className="min-h-65">
        <Skeleton rows={7} />
      </div>
    )
  if (state.error && !state.data) return <Failure error={state.error} retry={() => void state.refetch()} />
  const data = state.data?.credit
  if (!data) return <Empty>This pool contract does not tell how it scores.</Empty>
  return (
    <Details>
      <Detail label="Cycles paid" help="Each raises the score by 2 % of the distance to 850">
        {data.paidCycles}
      </Detail>
      <Detail label="Cycles missed" help="Each lowers the score by 5 % of the distance to 300">
        {data.missedCycles}
      </Detail>
      <Detail
        label="Loans closed"
        help="Raises the score by 6 % of the distance to 850, at most once a cycle"
      >
        {data.loansClosed}
      </Detail>
      <Detail label="Liquidations" help="Each lowers the score by 30 % of the distance to 300">
        {data.liquidations}
      </Detail>
      <Detail label="Repaid in all">
        <span className="text-faint">$</span>
        <Amount value={fromUnits(data.repaidUsd, 8)} />
      </Detail>
      <Detail label="First loan">{data.firstBorrowAt ? <Time at={data.firstBorrowAt} /> : 'None yet'}</Detail>
      <Detail label="This cycle" help="While a loan is open, interest or 1 % of it is due in every cycle">
        {data.cycleEndsAt ? (
          <span className="inline-flex flex-wrap items-center gap-2">
            <Badge tone={data.cyclePaid ? 'up' : 'warn'}>{data.cyclePaid ? 'Paid' : 'Not paid yet'}</Badge>
            <span className="text-muted">
              ends <Time at={data.cycleEndsAt} style="full" />
            </span>
          </span>
        ) : (
          'No open loan'
        )}
      </Detail>
    </Details>
  )
}
