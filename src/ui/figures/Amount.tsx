import type { Decimal } from '#lib/numbers/decimal.ts'
import { formatAmount, formatExact, formatShort } from '#lib/numbers/format.ts'
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
  const point = shown.search(style === 'short' ? /[.KMBTe]/ : /\./)
  const [integer, fraction] = point < 0 ? [shown, ''] : [shown.slice(0, point), shown.slice(point)]
  const isStrong = style === 'short' || /^[−<]*0/.test(shown)
  return (
    <span
      className={shown.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={`${formatExact(value)}${unit ? ` ${unit}` : ''}`}
    >
      {integer}
      <span className={isStrong ? 'fraction' : 'fraction text-faint'}>{fraction}</span>
      {unit && <bdi className="unit text-faint">{` ${unit}`}</bdi>}
    </span>
  )
}
