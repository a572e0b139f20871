import { formatMoneyExact } from '#lib/format/money.ts'
import { type Decimal, magnitude } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { SignificantDigits } from './Significant.tsx'

type PriceProps = {
  /** US dollars for one, exact; null when unknown. */
  value: Decimal | null
}

/** Longer texts break over lines; see `Amount`. */
const longestLine = 30

/** The dollars one token costs. Leading zeros of tiny prices are counted: `$0.0₇1234`. */
export function Price({ value }: PriceProps) {
  if (value === null) return <Unknown title="Unknown price" />
  return (
    <span
      className={magnitude(value) > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={formatMoneyExact(value)}
    >
      <SignificantDigits value={value} before="$" />
    </span>
  )
}
