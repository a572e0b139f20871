import { formatPercent, formatPercentExact } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import { Direction } from '#ui/figures/Direction.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type PercentProps = {
  /** A fraction: `0.0523` is 5.23 %; null when unknown. */
  value: Decimal | null
  /** A change: with sign, arrow and colour. */
  signed?: boolean
  /** As many decimals in every row of a column. */
  places?: 1 | 2
}

/** A percentage. A change has a sign and an arrow, not only a colour. The title has up to six decimals. */
export function Percent({ value, signed = false, places }: PercentProps) {
  if (value === null) return <Unknown />
  const text = formatPercent(value, { signed, places })
  const title = formatPercentExact(value)
  if (!signed || isZero(value))
    return (
      <span className="whitespace-nowrap" title={title}>
        {text}
      </span>
    )
  const falls = value.startsWith('-')
  // What rounds to nothing is neither green nor red, and has no sign. The arrow keeps its place, so that signs and digits stand below others.
  const isNothing = !/[1-9]/.test(text)
  return (
    <span className={`whitespace-nowrap ${isNothing ? '' : falls ? 'text-down' : 'text-up'}`} title={title}>
      {isNothing ? text.slice(1) : text}
      <span className={isNothing ? 'invisible' : ''}>
        <Direction falls={falls} />
      </span>
    </span>
  )
}
