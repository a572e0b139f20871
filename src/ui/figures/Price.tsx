import type { Decimal } from '#lib/numbers/decimal.ts'
import { formatExact } from '#lib/numbers/format.ts'
import { priceParts } from '#lib/numbers/price.ts'
import { Unknown } from './Unknown.tsx'

type PriceProps = {
  /** US dollars for one, exact; null when unknown. */
  value: Decimal | null
}

/** Longer texts break over lines; see `Amount`. */
const longestLine = 40

/** A price in dollars with four significant digits. Leading zeros of tiny prices are counted: `$0.0₇1234`. */
export function Price({ value }: PriceProps) {
  if (value === null) return <Unknown title="Unknown price" />
  const { lead, zeros, digits } = priceParts(value)
  const negative = lead.startsWith('−')
  const point = lead.includes('.') ? lead.indexOf('.') : lead.length
  return (
    <span
      className={lead.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'}
      title={`$${formatExact(value)}`}
    >
      {negative && '−'}
      <span className="text-faint">$</span>
      {lead.slice(negative ? 1 : 0, point)}
      <span className="fraction">
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
    </span>
  )
}
