import { startTransition, useEffect, useState } from 'react'

/** The fewest rows added at a time, each time in a separate task. */
const atATime = 12

/**
 * The number of rows to render now, of `total`: one screen at first, then a few more at a time, so that no key or click
 * waits until a whole list is rendered. `rowHeight` is in pixels.
 */
export function useGrowingCount(total: number, rowHeight: number): number {
  const [count, setCount] = useState(() => Math.ceil(innerHeight / rowHeight))
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setCount(count + Math.max(atATime, count >> 1))))
    return () => clearTimeout(timer)
  }, [count, isWhole])
  return Math.min(count, total)
}
