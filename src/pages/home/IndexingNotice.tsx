import { useQuery } from '@tanstack/react-query'
import { indexingStatusQuery } from '#interfaces/explorer/stats.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'

/** Shown while the explorer has not indexed the whole chain, because lists and counts are incomplete then. */
export function IndexingNotice() {
  const { data } = useQuery({ ...indexingStatusQuery(), staleTime: 60_000 })
  if (data?.finishedIndexingBlocks !== false) return null
  const ratio = data.indexedBlocksRatio
  return (
    <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
      The explorer is still reading the chain
      {ratio !== null && `: ${formatPercent(decimal(ratio.toFixed(4)))} done`}. Lists and counts are not
      complete yet.
    </p>
  )
}
