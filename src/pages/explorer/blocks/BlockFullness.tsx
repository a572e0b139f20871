import { useSuspenseQuery } from '@tanstack/react-query'
import { blockGasLimit } from '#domain/blocks/blockGasLimit.ts'
import { blocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal, fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Figure } from '#ui/figures/Figure.tsx'

type BlockFullnessProps = {
  /** Leaves out the blocks of which the explorer says that they have no transaction. */
  withoutEmpty: boolean
}

/** A bar chart of the gas limit that each block of the list below used. */
export function BlockFullness({ withoutEmpty }: BlockFullnessProps) {
  const { data } = useSuspenseQuery(blocksQuery())
  const measured = data.items.flatMap(({ number, gasUsed, gasLimit: stated, transactionsCount }) => {
    const gasLimit = blockGasLimit(stated)
    const isLeft = withoutEmpty && transactionsCount === 0
    return isLeft || gasUsed === null || gasLimit === null ? [] : [{ number, gasUsed, gasLimit }]
  })
  if (data.items.some(({ gasLimit }) => gasLimit !== null && blockGasLimit(gasLimit) === null))
    return <Empty>Blocks of this chain have no gas limit.</Empty>
  if (measured.length === 0) return <Empty>The explorer does not say how much gas blocks used.</Empty>
  const points = measured.map((block) => ({
    label: formatCount(block.number),
    value: share(block.gasUsed, block.gasLimit),
  }))
  const sum = (of: (block: (typeof measured)[number]) => bigint) =>
    measured.reduce((total, block) => total + of(block), 0n)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 px-4 py-3 sm:gap-8">
      <Figure label="Block fullness" size="large" note={`average of ${formatCount(measured.length)} blocks`}>
        {percentText(
          share(
            sum(({ gasUsed }) => gasUsed),
            sum(({ gasLimit }) => gasLimit),
          ),
        )}
      </Figure>
      <Plot
        kind="bars"
        size="low"
        points={points.reverse()}
        label="Gas used of the limit by block"
        format={percentText}
      />
    </div>
  )
}

function share(gasUsed: bigint, gasLimit: bigint): number {
  return toPixels(fromUnits((gasUsed * 1_000_000n) / gasLimit, 6))
}

function percentText(value: number) {
  return formatPercent(decimal(String(value)))
}
