import { useQuery } from '@tanstack/react-query'
import { indexingStatusQuery } from '#interfaces/explorer/chain/stats.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'

/** How often the explorer's progress is fetched while it is still indexing, in milliseconds. */
const interval = 5_000

/** Shown while the explorer has not indexed the whole chain, because lists and counts are incomplete then. */
export function IndexingNotice() {
  const { data } = useQuery({
    ...indexingStatusQuery(),
    staleTime: 60_000,
    refetchInterval: ({ state }) => state.data?.finishedIndexingBlocks === false && interval,
  })
  if (data?.finishedIndexingBlocks !== false) return null
  const ratio = data.indexedBlocksRatio
  return (
    <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
      The explorer is still indexing the chain
      {ratio !== null && `: ${formatPercent(decimal(String(ratio)))} done`}. Lists and counts are incomplete.
    </p>
  )
}
