import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newestBlockAsSent } from '#interfaces/node/chain/blockNumber.ts'

/** The fewest blocks of a step back: fewer may come from a lagging node behind a load balancer. */
const leastSteps = 10

/** Milliseconds after the start of the app before the watch loads, so that the page loads first. */
const startDelay = 3_000

/** Refetches all data on screen and drops cached data when seen blocks are no longer on the chain. */
export function useChainWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const first = newestBlockAsSent()
    setTimeout(async () => {
      const { watchChain } = await import('./watchChain.ts')
      watchChain(queryClient, first, ending.signal)
    }, startDelay)
    return () => ending.abort()
  }, [queryClient])
}

/** The highest block seen, while the node's newest is well below it; else null. */
export function useBlockBefore(newest: number | undefined): number | null {
  const highest = useRef(0)
  const [before, setBefore] = useState<number | null>(null)
  useEffect(() => {
    if (newest === undefined) return
    highest.current = Math.max(highest.current, newest)
    setBefore(highest.current - newest >= leastSteps ? highest.current : null)
  }, [newest])
  return before
}
