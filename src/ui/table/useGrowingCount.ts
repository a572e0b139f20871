import { startTransition, useEffect, useState } from 'react'

/** The fewest rows added at a time: each time the browser lays out the page anew. */
const atATime = 32

/** How much of the window a list has at most before the page is scrolled: above it are the heads of site and page. */
const share = 0.75

/**
 * The number of rows to render now, of `total`: one screen at first, then more at a time, so that no key or click waits
 * until a whole list is rendered. `rowHeight` is in pixels.
 */
export function useGrowingCount(total: number, rowHeight: number): number {
  const [count, setCount] = useState(() => Math.ceil((innerHeight * share) / rowHeight))
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setCount(count + Math.max(atATime, count >> 1))))
    return () => clearTimeout(timer)
  }, [count, isWhole])
  return Math.min(count, total)
}
