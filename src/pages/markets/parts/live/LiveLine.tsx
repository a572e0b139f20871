import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { AsOf } from '#ui/figures/AsOf.tsx'

type LiveLineProps = { state: LiveState; freshAt: Date | null }

const labels: Record<LiveState, { text: string; dot: string }> = {
  connecting: { text: 'Connecting', dot: 'bg-edge' },
  live: { text: 'Live', dot: 'bg-up' },
  reconnecting: { text: 'Reconnecting', dot: 'bg-warn' },
  polling: { text: 'Polling', dot: 'bg-info' },
  paused: { text: 'Paused', dot: 'bg-edge' },
}

/** How figures are kept fresh, and as of when they are. */
export function LiveLine({ state, freshAt }: LiveLineProps) {
  const { text, dot } = labels[state]
  return (
    <AsOf
      at={freshAt}
      state={
        <>
          <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />
          <span>{text}</span>
        </>
      }
    />
  )
}
