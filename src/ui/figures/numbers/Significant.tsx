import { formatExact } from '#lib/format/exact.ts'
import { significantParts } from '#lib/format/significant.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Unit } from './Unit.tsx'

type SignificantProps = {
  /** Whole units, exact; null when unknown. */
  value: Decimal | null
  unit: string
}

/**
 * A figure whose first digits matter however small it is, with its unit: a fee in the native coin, a gas price in
 * Gwei. The title has every digit.
 */
export function Significant({ value, unit }: SignificantProps) {
  if (value === null) return <Unknown />
  return (
    <span className="whitespace-nowrap" title={`${formatExact(value)} ${unit}`}>
      <SignificantDigits value={value} />
      <Unit>{unit}</Unit>
    </span>
  )
}

type SignificantDigitsProps = { value: Decimal; before?: string }

/** The digits of `significantParts`, with `before` between them and a minus. Counted zeros are read out as zeros. */
export function SignificantDigits({ value, before }: SignificantDigitsProps) {
  const { lead, zeros, digits } = significantParts(value)
  const isNegative = lead.startsWith('−')
  const point = lead.includes('.') ? lead.indexOf('.') : lead.length
  return (
    <>
      {isNegative && '−'}
      {before && <span className="text-faint">{before}</span>}
      {lead.slice(isNegative ? 1 : 0, point)}
      <span className="relative">
        {lead.slice(point)}
        {zeros > 0 && (
          <>
            <sub className="text-[0.72em]" aria-hidden="true">
              {zeros}
            </sub>
            <span className="sr-only">{'0'.repeat(zeros - 1)}</span>
            {digits}
          </>
        )}
      </span>
    </>
  )
}
