import { formatMoney, formatMoneyExact, formatMoneyShort } from '#lib/format/money.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Digits } from './Digits.tsx'

type MoneyProps = {
  /** US dollars, exact; null when unknown. */
  value: Decimal | null
  style?: 'money' | 'short'
}

/** Longer texts break over lines; see `Amount`. */
const longestLine = 24

/** Dollars: what something is worth, a volume, a fee. The title has every digit. */
export function Money({ value, style = 'money' }: MoneyProps) {
  if (value === null) return <Unknown />
  const text = style === 'short' ? formatMoneyShort(value) : formatMoney(value)
  return (
    <span
      className={text.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={formatMoneyExact(value)}
    >
      <Digits text={text} even={style === 'short'} />
    </span>
  )
}
