import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { indexingStatusQuery } from '#interfaces/explorer/chain/stats.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'

const interval = 5_000

/**
 * Says on every page how far the explorer is while it reads the chain. The front page and the status page say it
 * themselves.
 */
export function IndexingBanner() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data } = useQuery({
    ...indexingStatusQuery(),
    refetchInterval: ({ state }) => state.data?.finishedIndexingBlocks !== true && interval,
  })
  if (data?.finishedIndexingBlocks !== false || pathname === '/' || pathname === '/status') return null
  const ratio = data.indexedBlocksRatio
  return (
    <div role="status" className="border-b bg-raised text-sm text-muted">
      <p className="page py-1.5">
        Indexing the chain{ratio !== null && `: ${formatPercent(decimal(ratio.toFixed(4)))} done`}. Lists and
        counts are incomplete.
      </p>
    </div>
  )
}
