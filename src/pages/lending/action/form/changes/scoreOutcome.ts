import { formatMinute } from '#lib/format/time.ts'
import type { CycleCredit } from '#pages/lending/action/sign/actionPlan.ts'

/** What a repayment means for the credit score, by the account as it was read after it. No action moves the score at once. */
export function scoreOutcome({ score, scoreAtCycleEnd, cycleEndsAt, dueLoans }: CycleCredit): string {
  const stays = `Your score stays ${score}`
  if (cycleEndsAt && scoreAtCycleEnd !== score) {
    const then = scoreAtCycleEnd < score ? 'without another payment it then' : 'then it'
    return `${stays} until this credit cycle ends, ${formatMinute(cycleEndsAt)}; ${then} becomes ${scoreAtCycleEnd}.`
  }
  // Without a loan that owes in this cycle, all were taken in it.
  if (dueLoans === 0) return `${stays}: a new loan counts from the next credit cycle on.`
  return `${stays}; it moves at the end of a credit cycle.`
}
