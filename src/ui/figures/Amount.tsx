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

/** Longer ones are broken over lines: no amount of the real world, but it must not push the page apart. */
const longestLine = 24

/** An amount: the whole part strong, decimals and unit faint, every digit on hover. */
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
