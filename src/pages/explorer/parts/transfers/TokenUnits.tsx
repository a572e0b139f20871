import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { formatCount } from '#lib/format/count.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type TokenUnitsProps = {
  /** Base units; null when unknown. */
  units: bigint | null
  /** The token, or what else tells its decimals; undefined while nobody does. */
  of: { decimals: number | null; type: string | null } | undefined
  unit?: string | null | undefined
  style?: 'amount' | 'short' | 'exact'
}

/** An amount of a token. Without known decimals it is shown as what it is: so many base units. */
export function TokenUnits({ units, of, unit, style = 'amount' }: TokenUnitsProps) {
  if (units === null || !of) return <Unknown />
  const decimals = tokenDecimals(of)
  if (decimals !== null) return <Amount value={fromUnits(units, decimals)} unit={unit} style={style} />
  return (
    <span title="The decimals of this token are unknown.">
      {formatCount(units)} <span className="text-faint">base units</span>
    </span>
  )
}
