import { wholeTokens } from '#interfaces/explorer/token/tokenDecimals.ts'
import { formatCount } from '#lib/format/count.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type TokenUnitsProps = {
  /** Base units; null when unknown. */
  units: bigint | null
  /** The token, or a record with its decimals; undefined while they are unknown. */
  of: { decimals: number | null; type: string | null } | undefined
  unit?: string | null | undefined
  style?: 'amount' | 'short' | 'exact'
}

/** An amount of a token in whole tokens; in base units when the decimals are unknown. */
export function TokenUnits({ units, of, unit, style = 'amount' }: TokenUnitsProps) {
  if (units === null || !of) return <Unknown />
  const value = wholeTokens(units, of)
  if (value !== null) return <Amount value={value} unit={unit} style={style} />
  return (
    <span title="The decimals of this token are unknown.">
      {formatCount(units)} <span className="text-faint">base units</span>
    </span>
  )
}
