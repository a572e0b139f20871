import { formatMoneyChange, formatMoneyExact } from '#lib/format/money.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

type ResultProps = {
  /** US dollars, exact; null when unknown. */
  value: Decimal | null
}

/** A profit or a loss, with sign and colour. */
export function Result({ value }: ResultProps) {
  if (value === null) return <Unknown />
  const text = formatMoneyChange(value)
  // Less than a cent is neither a profit nor a loss.
  const tone = / \$0$|^\$0$/.test(text) ? '' : value.startsWith('-') ? 'text-down' : 'text-up'
  return (
    <span className={`whitespace-nowrap ${tone}`} title={formatMoneyExact(value)}>
      {text}
    </span>
  )
}
