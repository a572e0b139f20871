import { useEffect, useRef, useState } from 'react'
import { compareSources } from './compareSources.ts'

type Source<Value> = { value: Value | null | undefined; refetch: () => Promise<unknown> }

/** The values of node and explorer when they differ and still differ after both were fetched again; else null. */
export function useDisagreement<Value>(
  node: Source<Value>,
  explorer: Source<Value>,
): { node: Value; explorer: Value } | null {
  const comparison = compareSources(node.value, explorer.value)
  const isLasting = useLastingDifference(comparison.source === 'different', () =>
    Promise.all([node.refetch(), explorer.refetch()]),
  )
  return isLasting && comparison.source === 'different'
    ? { node: comparison.value, explorer: comparison.explorer }
    : null
}

/** Milliseconds after which both interfaces are fetched again. */
const catchUpTime = 3_000

/**
 * Whether two interfaces still differ after both were fetched again: an interface that was a block behind agrees by then.
 * Calls `refetch` once for each time they begin to differ.
 */
function useLastingDifference(isDifferent: boolean, refetch: () => Promise<unknown>): boolean {
  const [isLasting, setIsLasting] = useState(false)
  const latest = useRef(refetch)
  latest.current = refetch

  useEffect(() => {
    if (!isDifferent) return
    let isOver = false
    const timer = setTimeout(async () => {
      await latest.current()
      if (!isOver) setIsLasting(true)
    }, catchUpTime)
    return () => {
      isOver = true
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isDifferent])

  return isDifferent && isLasting
}
