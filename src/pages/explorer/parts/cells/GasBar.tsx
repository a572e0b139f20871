import { blockGasLimit } from '#domain/blocks/blockGasLimit.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { divide, fromUnits, toPixels, zero } from '#lib/numbers/decimal.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type GasBarProps = {
  used: bigint | null
  limit: bigint | null
  /** Shows the amounts beside the share, and a bar where it would be more than a sliver. */
  detailed?: boolean
}

/** The share of a gas limit that was used; the gas alone where there is no limit, or more was used than it allows. */
export function GasBar({ used, limit: stated, detailed = false }: GasBarProps) {
  const limit = blockGasLimit(stated)
  if (used === null) return <Unknown />
  if (limit === null || used > limit) return `${formatCount(used)} gas`
  const share = divide(fromUnits(used, 0), fromUnits(limit, 0)) ?? zero
  if (!detailed) return formatPercent(share, { places: 1 })
  const text = `${formatCount(used)} of ${formatCount(limit)} gas (${formatPercent(share)})`
  // Below a tenth a bar is a sliver.
  return used * 10n >= limit ? <Bar label="Gas used" value={toPixels(share)} long text={text} /> : text
}
