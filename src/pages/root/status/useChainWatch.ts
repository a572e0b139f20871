import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newestBlockAsSent } from '#interfaces/node/chain/blockNumber.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'

/** Milliseconds after the start of the app before the watch loads, so that the page loads first. */
const startDelay = 3_000

/** Refetches all data on screen and drops cached data when seen blocks are no longer on the chain. */
export function useChainWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const first = newestBlockAsSent()
    setTimeout(async () => {
      const { watchChain } = await loadInBackground(() => import('./watchChain.ts'))
      watchChain(queryClient, first, ending.signal)
    }, startDelay)
    return () => ending.abort()
  }, [queryClient])
}
