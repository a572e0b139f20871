import { useSuspenseQuery } from '@tanstack/react-query'
import { blockGasLimit } from '#domain/blocks/blockGasLimit.ts'
import type { Block } from '#interfaces/explorer/block/block.ts'
import { blocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal, fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'

/** A bar chart of the gas limit that each block of the list below used. */
export function BlockFullness() {
  const { data } = useSuspenseQuery(blocksQuery())
  const points = data.items
    .flatMap((block) => {
      const share = fullness(block)
      return share === null ? [] : [{ label: `Block ${formatCount(block.number)}`, value: share }]
    })
    .reverse()
  if (data.items.some(({ gasLimit }) => gasLimit !== null && blockGasLimit(gasLimit) === null))
    return <Empty>Blocks of this chain have no gas limit.</Empty>
  if (points.length === 0) return <Empty>The explorer does not say how much gas blocks used.</Empty>
  return (
    <div className="p-4">
      <Plot kind="bars" points={points} label="Gas used of the limit" format={percentText} />
    </div>
  )
}

function fullness({ gasUsed, gasLimit: stated }: Block) {
  const gasLimit = blockGasLimit(stated)
  if (gasUsed === null || gasLimit === null) return null
  return toPixels(fromUnits((gasUsed * 1_000_000n) / gasLimit, 6))
}

function percentText(share: number) {
  return formatPercent(decimal(String(share)))
}
