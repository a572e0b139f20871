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
  /** Shows the amount in place of a bar, in a list whose bars would all be slivers. */
  plain?: boolean
}

/** Below this share a bar is a sliver, and says less than its number. */
const leastBar = 0.1

/** Whether a bar shows more of a share of a gas limit than its number. */
export function hasGasBar(used: bigint | null, stated: bigint | null): boolean {
  const limit = blockGasLimit(stated)
  return used !== null && limit !== null && toPixels(shareOf(used, limit)) >= leastBar
}

function shareOf(used: bigint, limit: bigint) {
  return divide(fromUnits(used, 0), fromUnits(limit, 0)) ?? zero
}

/** The share of a gas limit that was used; the gas alone where there is no limit, or more was used than it allows. */
export function GasBar({ used, limit: stated, detailed = false, plain = false }: GasBarProps) {
  const limit = blockGasLimit(stated)
  if (used === null) return <Unknown />
  if (limit === null || used > limit) return `${formatCount(used)} gas`
  const share = shareOf(used, limit)
  const percent = formatPercent(share)
  const short = formatPercent(share, { places: 1 })
  const bar = { label: 'Gas used', value: toPixels(share) }
  if (detailed) {
    const text = `${formatCount(used)} of ${formatCount(limit)} gas (${percent})`
    return bar.value < leastBar ? text : <Bar {...bar} long text={text} />
  }
  return (
    <>
      <span className="hidden w-30 justify-end @lg:inline-flex">
        {plain ? (
          <>
            <span className="text-faint">{formatCount(used)}</span>
            <span className="min-w-[6ch]">{short}</span>
          </>
        ) : (
          <Bar {...bar} text={short} />
        )}
      </span>
      <span className="@lg:hidden">{short}</span>
    </>
  )
}
