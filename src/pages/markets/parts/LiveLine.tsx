import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { Time } from '#ui/figures/Time.tsx'

type LiveLineProps = { state: LiveState; freshAt: Date | null }

const labels: Record<LiveState, { text: string; dot: string }> = {
  connecting: { text: 'Connecting', dot: 'bg-edge' },
  live: { text: 'Live', dot: 'bg-up' },
  reconnecting: { text: 'Reconnecting', dot: 'bg-warn' },
  polling: { text: 'Polling', dot: 'bg-info' },
  paused: { text: 'Paused', dot: 'bg-edge' },
}

/** How the page is kept fresh, and how fresh it is. */
export function LiveLine({ state, freshAt }: LiveLineProps) {
  const { text, dot } = labels[state]
  return (
    <span className="inline-flex min-w-27 items-center justify-end gap-1.5 text-xs whitespace-nowrap text-faint">
      <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />
      <span>{text}</span>
      {freshAt && (
        <>
          <span aria-hidden="true">·</span>
          <Time at={freshAt} />
        </>
      )}
    </span>
  )
}
