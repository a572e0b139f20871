import { useQuery } from '@tanstack/react-query'
import { indexingStatusQuery } from '#interfaces/explorer/chain/stats.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { Detail } from '#ui/layout/Details.tsx'

const interval = 5_000

/** Which part of the chain the explorer has: since which block, how far it is, and what its node does not report. */
export function IndexedPart() {
  const { fromBlock, internalCalls, notice } = config().explorer
  const { data } = useQuery({ ...indexingStatusQuery(), refetchInterval: interval })
  const ratio = data?.indexedBlocksRatio ?? null
  const isDone = data?.finishedIndexingBlocks ?? null
  return (
    <>
      {(isDone === false || fromBlock > 0) && (
        <Detail label="Indexed">
          {isDone === false && ratio !== null && `${formatPercent(decimal(String(ratio)))} of the blocks`}
          {isDone === false && ratio !== null && fromBlock > 0 && ', '}
          {fromBlock > 0 && `from block ${formatCount(fromBlock)}`}
        </Detail>
      )}
      {!internalCalls && <Detail label="Internal transactions">Not reported by this node</Detail>}
      {notice && <Detail label="Chain">{notice}</Detail>}
    </>
  )
}
