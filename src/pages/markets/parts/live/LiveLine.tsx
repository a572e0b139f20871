import { useQuery } from '@tanstack/react-query'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { knownLag } from '#pages/lag/knownLag.ts'
import { AsOf } from '#ui/figures/AsOf.tsx'

type LiveLineProps = { state: LiveState; freshAt: Date | null }

const labels: Record<LiveState | 'behind', { text: string; dot: string }> = {
  behind: { text: 'Behind', dot: 'bg-warn' },
  connecting: { text: 'Connecting', dot: 'bg-edge' },
  live: { text: 'Live', dot: 'bg-up' },
  reconnecting: { text: 'Reconnecting', dot: 'bg-warn' },
  polling: { text: 'Polling', dot: 'bg-info' },
  paused: { text: 'Paused', dot: 'bg-edge' },
}

/** How figures are kept fresh, and as of when they are. What an indexer sends that lags is not live: see `IndexerLag`. */
export function LiveLine({ state, freshAt }: LiveLineProps) {
  const { data: lag } = useQuery(knownLag)
  const { text, dot } = labels[lag && /live|poll/.test(state) ? 'behind' : state]
  return (
    <AsOf
      at={freshAt}
      state={
        <>
          {/* The frame has the dot of a page where all is as usual. */}
          {text !== 'Live' && <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />}
          <span>{text}</span>
        </>
      }
    />
  )
}
