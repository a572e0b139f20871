import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Fewer blocks may be a node behind a load balancer that is a little behind the others. */
const leastSteps = 10

/** Milliseconds after the start of the app in which nothing of this is loaded: a page comes first. */
const startDelay = 3_000

/** Reads everything again that is on screen or kept, when blocks that were seen are no longer on the chain. */
export function useChainWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const timer = setTimeout(async () => {
      const { watchChain } = await import('./watchChain.ts')
      if (!isOver) stop = watchChain(queryClient)
    }, startDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
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
