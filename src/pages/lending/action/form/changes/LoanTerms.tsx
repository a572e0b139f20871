import { creditRules } from '#domain/lending/creditTiers.ts'
import { scoreAfterLiquidation } from '#domain/lending/scoreAfter.ts'
import { formatDuration } from '#lib/format/time.ts'
import { type Decimal, fromUnits, multiply } from '#lib/numbers/decimal.ts'
import { Deadline } from '#pages/lending/figures/Deadline.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Change } from '#ui/figures/numbers/Change.tsx'

export type Terms = {
  /** The credit score now. */
  score: number
  /** When the first payment of a new loan is due; null where that is not known. */
  firstDue?: Date | null | undefined
  /** The length of a credit cycle; left out while it is not known. */
  cycleSeconds?: number | null | undefined
}

type LoanTermsProps = Terms & {
  symbol: string
  /** Whether it is a first loan of the asset, whose payments begin with it. */
  isFirst: boolean
  /** What is owed after the loan; null without an amount. */
  debt: Decimal | null
}

const share = fromUnits(BigInt(creditRules.duePercent), 2)
const ofLoan = `${creditRules.duePercent}% of the loan`

/** What a loan has to pay and when, and what a liquidation costs, as rows of the changes. */
export function LoanTerms({ score, firstDue, cycleSeconds, symbol, isFirst, debt }: LoanTermsProps) {
  const after = scoreAfterLiquidation(score)
  const cycle = cycleSeconds ? oneOrMore(formatDuration(cycleSeconds * 1_000)) : 'credit cycle'
  return (
    <dl className="grid gap-[inherit] border-y py-2 text-right">
      {firstDue && (
        <Change
          label="First payment"
          before={
            <>
              {debt ? <Amount value={multiply(debt, share)} unit={symbol} /> : ofLoan} plus interest, by{' '}
              <Deadline at={firstDue} short />
            </>
          }
          after={null}
        />
      )}
      {isFirst && (
        <Change
          label={`${firstDue ? 'Then every' : 'Every later'} ${cycle}`}
          before={`${ofLoan} plus interest`}
          after={null}
        />
      )}
      {/* Near the lowest score the fall rounds down to nothing. */}
      <Change
        label="If liquidated"
        before={after === score ? `score stays ${score}` : `score ${score}`}
        after={after === score ? null : after}
      />
    </dl>
  )
}

/** A length of time after "every": `hour` for one hour, and `2 h` as it is. */
function oneOrMore(length: string): string {
  return { '1 min': 'minute', '1 h': 'hour', '1 d': 'day' }[length] ?? length
}
