import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
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

/**
 * The live state of the figures and their time. While the indexer lags they do not count as live: see `IndexerLag`. While it
 * does not answer they have no time: what the page still shows says its own.
 */
export function LiveLine({ state, freshAt }: LiveLineProps) {
  const { data: lag } = useQuery(knownLag)
  const isDown = useSyncExternalStore(subscribeHealth, () => health().indexer.state === 'down')
  const other = isDown ? 'reconnecting' : lag && 'behind'
  const { text, dot } = labels[(/live|poll/.test(state) && other) || state]
  return (
    <AsOf
      at={isDown ? null : freshAt}
      state={
        <>
          {/* No dot in the usual state: the header has one. */}
          {text !== 'Live' && <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />}
          <span>{text}</span>
        </>
      }
    />
  )
}
