import { startTransition, useEffect, useState } from 'react'

/** The fewest rows that are added at a time, each time in a task of its own. */
const atATime = 12

/**
 * How many of `total` rows may be drawn by now: a screenful with the first paint, then a few more at a time, so that no
 * key or click has to wait until a whole list is drawn.
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
