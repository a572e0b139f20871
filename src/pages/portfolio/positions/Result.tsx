import { useContext } from 'react'
import { formatMoneyChange, formatMoneyExact } from '#lib/format/money.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

type ResultProps = {
  /** US dollars, exact; null when unknown. */
  value: Decimal | null
}

/** A profit or a loss, with sign and colour. */
export function Result({ value }: ResultProps) {
  const { dollars: places } = useContext(ColumnPlaces)
  if (value === null) return <Unknown />
  const falls = value.startsWith('-')
  const tone = isZero(value) ? '' : falls ? 'text-down' : 'text-up'
  return (
    <span className={`whitespace-nowrap ${tone}`} title={formatMoneyExact(value)}>
      {formatMoneyChange(value, places)}
    </span>
  )
}
