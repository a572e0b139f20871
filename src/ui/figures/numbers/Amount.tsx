import { useContext } from 'react'
import { formatExact } from '#lib/format/exact.ts'
import { formatAmount, formatShort } from '#lib/format/formatAmount.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { ColumnPlaces } from './columnPlaces.ts'
import { CompactFigures, compactText } from './compact.ts'
import { Digits } from './Digits.tsx'
import { Unit } from './Unit.tsx'

type AmountProps = {
  /** Whole units, exact; null when unknown. */
  value: Decimal | null
  /** What the title says, where a rounded value is shown. */
  exact?: Decimal | null
  unit?: string | null | undefined
  style?: 'amount' | 'short' | 'exact'
}

const forms = { short: formatShort, exact: formatExact }

/** Longer texts break over lines. No real amount is that long, but a false one must not widen the page. */
const longestLine = 24

/** An amount with its unit, in a table with the decimals of its column. The title has every digit. */
export function Amount({ value, exact, unit, style = 'amount' }: AmountProps) {
  const isCompact = useContext(CompactFigures) && style === 'amount'
  const { amount: places, isShort } = useContext(ColumnPlaces)
  if (value === null) return <Unknown />
  const whole = style === 'amount' ? formatAmount(value, places) : forms[style](value)
  const text = isCompact ? (isShort ? formatShort(value) : compactText(whole, value)) : whole
  return (
    <span
      className={text.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={`${formatExact(exact ?? value)}${unit ? ` ${unit}` : ''}`}
    >
      <Digits text={text} even={style === 'short' || /[A-Za-z]/.test(text)} />
      {unit && <Unit>{unit}</Unit>}
    </span>
  )
}
