import { creditRules, scoreRange } from '#domain/lending/creditTiers.ts'
import { scoreAfterLiquidation, scoreAfterMissedCycle } from '#domain/lending/scoreAfter.ts'
import { gainText } from '#pages/lending/credit/gainText.ts'

const { lowest, highest, newcomer } = scoreRange

/** The rules by which the pool contract changes a score, one sentence each, with the effect on this score. */
function scoreRules(score: number): readonly string[] {
  const paid =
    score < highest
      ? `A cycle paid in full adds ${gainText(score)} to a score of ${score}. A new loan in that cycle cancels the rise.`
      : `A cycle paid in full keeps the highest score, ${highest}.`
  return [
    `Everybody starts at ${newcomer}. Scores run from ${lowest} to ${highest}.`,
    `Due in each credit cycle: all interest and ${creditRules.duePercent}% of every loan that was open when it began, plus anything borrowed on it since.`,
    paid,
    `A cycle with anything left unpaid would ${effect(score, scoreAfterMissedCycle(score))}.`,
    `A liquidation would ${effect(score, scoreAfterLiquidation(score))}, at once. Several within the length of a cycle count as one.`,
    'Deposits, withdrawals and new loans alone do not change it.',
  ]
}

/** What a loss does to a score: near the lowest score a fall rounds down to nothing. */
function effect(from: number, to: number): string {
  return from === to ? `leave it at ${from}` : `cut it from ${from} to ${to}`
}

type ScoreRulesProps = { score: number }

/** Lists the rules of a credit score with their effect on this one. */
export function ScoreRules({ score }: ScoreRulesProps) {
  return (
    <section aria-labelledby="score-rules" className="border-t first:border-t-0 px-4 py-3 text-sm">
      <h3 id="score-rules" className="mb-1.5 font-medium">
        What moves the score
      </h3>
      <ul className="grid max-w-[90ch] list-disc gap-1 pl-4.5 text-muted">
        {scoreRules(score).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
