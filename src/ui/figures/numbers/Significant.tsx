import { formatExact } from '#lib/format/exact.ts'
import { plainSignificant, significantParts } from '#lib/format/significant.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Unit } from './Unit.tsx'

type SignificantProps = {
  /** Whole units, exact; null when unknown. */
  value: Decimal | null
  unit: string
  /** The decimals of all figures beside it; by its own size where it is left out. */
  places?: number | undefined
}

/**
 * A figure whose first digits matter however small it is, with its unit and every zero written out: a gas price in Gwei.
 * The title has every digit.
 */
export function Significant({ value, unit, places }: SignificantProps) {
  if (value === null) return <Unknown />
  const shown = plainSignificant(value, places)
  return (
    <span className="relative whitespace-nowrap" title={`${formatExact(value)} ${unit}`}>
      {shown}
      <HiddenRest value={value} shown={shown} />
      <Unit>{unit}</Unit>
    </span>
  )
}

type SignificantDigitsProps = { value: Decimal; before?: string }

/**
 * The digits of `significantParts`, with `before` between them and a minus. A selection copies every digit: the count
 * of zeros is drawn by the style sheet, and the zeros and the digits that are not shown stand hidden in the text.
 */
export function SignificantDigits({ value, before }: SignificantDigitsProps) {
  const { lead, zeros, digits } = significantParts(value)
  const isNegative = lead.startsWith('−')
  const point = lead.includes('.') ? lead.indexOf('.') : lead.length
  const counted = '0'.repeat(Math.max(0, zeros - 1))
  return (
    <>
      {isNegative && '−'}
      {before && <span className="text-faint">{before}</span>}
      {lead.slice(isNegative ? 1 : 0, point)}
      <span className="relative">
        {lead.slice(point)}
        {zeros > 0 && (
          <>
            <sub
              className="text-[0.65em] before:content-[attr(data-zeros)]"
              data-zeros={zeros}
              aria-hidden="true"
            />
            <span className="sr-only">{counted}</span>
            {digits}
          </>
        )}
        <HiddenRest value={value} shown={`${lead}${counted}${digits}`} />
      </span>
    </>
  )
}

/** The digits after those shown, only for what a selection copies; none when the shown form has a zero more at its end. */
function HiddenRest({ value, shown }: { value: Decimal; shown: string }) {
  const exact = formatExact(value)
  const rest = exact.startsWith(shown) ? exact.slice(shown.length) : ''
  if (rest === '') return null
  return (
    <span className="sr-only" aria-hidden="true">
      {rest}
    </span>
  )
}
