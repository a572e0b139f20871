import { useContext } from 'react'
import { cut } from '#lib/format/cut.ts'
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

/** Longer texts lose decimals, and a false amount that is longer without them has the short form: neither widens the page. */
const longestLine = 24

/** An amount with its unit, in a table with the decimals of its column. The title has every digit. */
export function Amount({ value, exact, unit, style = 'amount' }: AmountProps) {
  const isCompact = useContext(CompactFigures) && style === 'amount'
  const { amount: places, isShort } = useContext(ColumnPlaces)
  if (value === null) return <Unknown />
  const whole = onOneLine(style === 'amount' ? formatAmount(value, places) : forms[style](value), value)
  const text = isCompact ? (isShort ? formatShort(value) : compactText(whole, value)) : whole
  return (
    <span className="whitespace-nowrap" title={`${formatExact(exact ?? value)}${unit ? ` ${unit}` : ''}`}>
      <Digits text={text} even={style === 'short' || /[A-Za-z]/.test(text)} />
      {unit && <Unit>{unit}</Unit>}
    </span>
  )
}

/** A formatted amount without the decimals that have no room in a line: a number never breaks inside. */
function onOneLine(whole: string, value: Decimal): string {
  if (whole.length <= longestLine) return whole
  const [integer = ''] = whole.split('.')
  return integer.length < longestLine ? cut(value, longestLine - integer.length - 1) : formatShort(value)
}
