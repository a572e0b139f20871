import { startTransition, useEffect, useState } from 'react'
import { firstScreen, rowsAtATime, shortList } from './rowRange.ts'

/**
 * How many rows may be drawn by now: a screenful with the first paint, then a few more at a time, so that no key or click
 * has to wait until a whole table is drawn.
 */
export function useGrowingCount(): number {
  const [count, setCount] = useState(firstScreen)
  useEffect(() => {
    if (count >= shortList) return
    const timer = setTimeout(() => startTransition(() => setCount(count + rowsAtATime)))
    return () => clearTimeout(timer)
  }, [count])
  return count < shortList ? count : Number.POSITIVE_INFINITY
}
