import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { gainText } from './gainText.ts'
import { NothingDue } from './NothingDue.tsx'

type NextPaymentProps = { credit: CreditProfile; rows: readonly LendingRow[] }

/** The amount that each loan owes before the credit cycle ends, and the effect of paying or missing it on the score. */
export function NextPayment({ credit, rows }: NextPaymentProps) {
  return (
    <p className="basis-full border-t pt-3 text-sm text-muted">
      {credit.cycleEndsAt ? (
        <Due credit={credit} cycleEndsAt={credit.cycleEndsAt} rows={rows} />
      ) : (
        'No open loan, so nothing is due.'
      )}
    </p>
  )
}

function Due({ credit, cycleEndsAt, rows }: NextPaymentProps & { cycleEndsAt: Date }) {
  const { score, scoreAtCycleEnd } = credit
  const due = rows.flatMap(({ position, reserve }) =>
    position && reserve && position.due > 0n ? [{ ...reserve, amount: position.due }] : [],
  )
  const owes = rows.some(({ position }) => position && position.borrowed > 0n)
  return (
    <>
      {due.length === 0 ? (
        <NothingDue cycleEndsAt={cycleEndsAt} next={owes ? 'next' : null} />
      ) : (
        <>
          <span className="font-medium text-text">Next payment: </span>
          {due.map(({ asset, symbol, decimals, amount }, index) => (
            <span key={asset} className="text-text">
              {index > 0 && ' and '}
              <Amount value={fromUnits(amount, decimals)} unit={symbol} />
            </span>
          ))}
          {', due '}
          <Time at={cycleEndsAt} style="full" />.
        </>
      )}{' '}
      {consequence(score, scoreAtCycleEnd, due.length > 0)}
    </>
  )
}

function consequence(score: number, atEnd: number, isDue: boolean): string {
  if (!isDue && atEnd === score) return `Your score stays at ${score}.`
  if (!isDue) return `Your score becomes ${atEnd} then.`
  const without = atEnd === score ? `stays at ${score}` : `becomes ${atEnd}`
  return `Without it your score ${without}; paid on time: ${gainText(score)}.`
}
