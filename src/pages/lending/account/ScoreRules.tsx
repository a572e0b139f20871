import { creditRules, scoreRange } from '#domain/lending/creditTiers.ts'

const { paidPercent, missedPercent, liquidatedPercent, duePercent } = creditRules
const { lowest, highest, newcomer } = scoreRange

/** The rules by which the pool contract moves a score, one sentence each. */
const scoreRules: readonly string[] = [
  `Everybody starts at ${newcomer}; the lowest score is ${lowest}, the highest ${highest}.`,
  `In each credit cycle all interest and ${duePercent}% of every loan that was open when it began are due, plus anything borrowed on it since.`,
  `A cycle that is paid in full raises the score by up to ${paidPercent}% of the way to ${highest}. A new loan in that cycle cancels the rise.`,
  `A cycle with anything left unpaid lowers it by ${missedPercent}% of the way to ${lowest}.`,
  `A liquidation lowers it by ${liquidatedPercent}% of the way to ${lowest} at once. Several liquidations within the length of a cycle count as one.`,
  'Deposits, withdrawals and new loans alone do not change it.',
]

/** Lists the rules of a credit score. */
export function ScoreRules() {
  return (
    <section aria-labelledby="score-rules" className="border-t px-4 py-3 text-sm">
      <h3 id="score-rules" className="mb-1.5 font-medium">
        What moves the score
      </h3>
      <ul className="grid max-w-[90ch] list-disc gap-1 pl-4.5 text-muted">
        {scoreRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
