import type { Decimal } from '#lib/numbers/decimal.ts'
import { formatAmount, formatExact, formatShort } from '#lib/numbers/format.ts'
import { ExternalText } from './ExternalText.tsx'
import { Unknown } from './Unknown.tsx'

type AmountProps = {
  /** Whole units, exact; null when unknown. */
  value: Decimal | null
  unit?: string | undefined
  style?: 'amount' | 'short' | 'exact'
}

const forms = { amount: formatAmount, short: formatShort, exact: formatExact }

/** Longer texts break over lines. No real amount is that long, but a false one must not widen the page. */
const longestLine = 24

/** An amount with faint decimals and unit. The title has every digit. */
export function Amount({ value, unit, style = 'amount' }: AmountProps) {
  if (value === null) return <Unknown />
  const shown = forms[style](value)
  const point = shown.indexOf('.')
  const strong = point < 0 || style === 'short' || /^[−<]*0/.test(shown) ? shown : shown.slice(0, point)
  return (
    <span
      className={shown.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={`${formatExact(value)}${unit ? ` ${unit}` : ''}`}
    >
      {strong}
      {strong !== shown && <span className="text-faint">{shown.slice(point)}</span>}
      {unit && (
        <span className="text-faint">
          {' '}
          <ExternalText>{unit}</ExternalText>
        </span>
      )}
    </span>
  )
}
