import { blockGasLimit } from '#domain/blocks/blockGasLimit.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { divide, fromUnits, toPixels, zero } from '#lib/numbers/decimal.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type GasBarProps = {
  used: bigint | null
  limit: bigint | null
  /** Shows the amounts beside the share. */
  detailed?: boolean
  /** Shows no bar, in a list whose bars would all be slivers. */
  plain?: boolean
}

/** Whether a bar shows more of a share of a gas limit than its number: below a tenth it is a sliver. */
export function hasGasBar(used: bigint | null, limit: bigint | null): boolean {
  return used !== null && limit !== null && used * 10n >= limit
}

/** The share of a gas limit that was used; the gas alone where there is no limit, or more was used than it allows. */
export function GasBar({ used, limit: stated, detailed = false, plain = false }: GasBarProps) {
  const limit = blockGasLimit(stated)
  if (used === null) return <Unknown />
  if (limit === null || used > limit) return `${formatCount(used)} gas`
  const share = divide(fromUnits(used, 0), fromUnits(limit, 0)) ?? zero
  const percent = formatPercent(share)
  const short = formatPercent(share, { places: 1 })
  const bar = { label: 'Gas used', value: toPixels(share) }
  if (detailed) {
    const text = `${formatCount(used)} of ${formatCount(limit)} gas (${percent})`
    return hasGasBar(used, limit) ? <Bar {...bar} long text={text} /> : text
  }
  if (plain) return short
  return (
    <>
      <span className="hidden w-30 justify-end @lg:inline-flex">
        <Bar {...bar} text={short} />
      </span>
      <span className="@lg:hidden">{short}</span>
    </>
  )
}
