import { useContext } from 'react'
import { formatMoney, formatMoneyExact, formatMoneyShort } from '#lib/format/money.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { ColumnPlaces } from './columnPlaces.ts'
import { CompactFigures, isTooLong } from './compact.ts'
import { Digits } from './Digits.tsx'

type MoneyProps = {
  /** US dollars, exact; null when unknown. */
  value: Decimal | null
  /** What the title says, where a rounded value is shown. */
  exact?: Decimal | null
  style?: 'money' | 'short'
}

/** Longer texts break over lines; see `Amount`. */
const longestLine = 24

/** Dollars: what something is worth, a volume, a fee. The title has every digit. */
export function Money({ value, exact, style = 'money' }: MoneyProps) {
  const isCompact = useContext(CompactFigures)
  const { dollars: places, isShort: isColumnShort } = useContext(ColumnPlaces)
  if (value === null) return <Unknown />
  const whole = formatMoney(value, places)
  const isShort = style === 'short' || (isCompact && (isColumnShort || isTooLong(whole)))
  const text = isShort ? formatMoneyShort(value) : whole
  return (
    <span
      className={text.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={formatMoneyExact(exact ?? value)}
    >
      <Digits text={text} even={isShort} />
    </span>
  )
}
