import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#lib/format/count.ts'
import { formatDuration } from '#lib/format/time.ts'
import { indexerLagQuery } from './indexerLagQuery.ts'

/**
 * A notice while the indexer is far behind the network, with the block that pages then show. It stays at the lower edge
 * of the window, where it moves nothing.
 */
export function IndexerLag() {
  const { data } = useQuery(indexerLagQuery())
  if (!data?.lag) return null
  const { block, blocks, time } = data.lag
  return (
    <p
      role="status"
      className="floating sticky bottom-[calc(var(--frame-bottom)+0.5rem)] z-20 mt-4 px-4 py-2 text-sm text-warn max-sm:px-3 max-sm:py-1.5 max-sm:text-xs"
    >
      The indexer is {formatCount(blocks)} blocks{time !== null && ` (about ${about(time)})`} behind the
      network: its prices and trades are those of block {formatCount(block)}.{' '}
      {data.blockTime === null
        ? 'Its time is unknown, so their changes over hours and days are not shown;'
        : 'Their changes over hours and days end with it;'}{' '}
      its volumes and counts lack what came after it.
    </p>
  )
}

/** A rough duration: whole seconds, or the next larger unit. */
function about(milliseconds: number): string {
  return formatDuration(Math.round(milliseconds / 1_000) * 1_000)
}
