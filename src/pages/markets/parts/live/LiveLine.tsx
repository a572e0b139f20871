import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { knownLag } from '#pages/lag/knownLag.ts'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'

type LiveLineProps = { state: LiveState; freshAt: Date | null }

/** The colour of a state's dot; another state is grey. */
const dots: Partial<Record<string, string>> = {
  behind: 'bg-warn',
  reconnecting: 'bg-warn',
  polling: 'bg-info',
}

/**
 * The live state of the figures and their time. While the indexer lags they do not count as live: see `IndexerLag`. While it
 * does not answer they have no time: what the page still shows says its own.
 */
export function LiveLine({ state, freshAt }: LiveLineProps) {
  const { data: lag } = useQuery(knownLag)
  const isDown = useSyncExternalStore(subscribeHealth, () => health().indexer.state === 'down')
  const isPhone = useIsPhone()
  const other = isDown ? 'reconnecting' : lag && 'behind'
  const shown = (/live|poll/.test(state) && other) || state
  // A phone has room for one of both: a longer word than the usual one would push what stands beside it to another line.
  const hasTime = !isDown && (shown === 'live' || !isPhone)
  return (
    <AsOf
      at={hasTime ? freshAt : null}
      state={
        <>
          {/* No dot in the usual state: the header has one. */}
          {shown !== 'live' && (
            <span className={`size-2 rounded-full ${dots[shown] ?? 'bg-edge'}`} aria-hidden="true" />
          )}
          <span>{shown.replace(/^./, (letter) => letter.toUpperCase())}</span>
        </>
      }
    />
  )
}
