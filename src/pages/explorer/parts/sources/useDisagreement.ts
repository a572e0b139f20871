import { useEffect, useRef, useState } from 'react'
import { compareSources } from './compareSources.ts'

type Source<Value> = { value: Value | null | undefined; refetch: () => Promise<unknown> }

/** What node and explorer say of one thing where they differ, and still do when both were asked again; else null. */
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

/** How long an interface has to catch up, in milliseconds. */
const patience = 3_000

/**
 * Whether two interfaces still differ after both were asked once more: one that was a block behind agrees by then.
 * `askAgain` is called once for each time they begin to differ.
 */
function useLastingDifference(isDifferent: boolean, askAgain: () => Promise<unknown>): boolean {
  const [isLasting, setIsLasting] = useState(false)
  const latest = useRef(askAgain)
  latest.current = askAgain

  useEffect(() => {
    if (!isDifferent) return
    let isOver = false
    const timer = setTimeout(async () => {
      await latest.current()
      if (!isOver) setIsLasting(true)
    }, patience)
    return () => {
      isOver = true
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isDifferent])

  return isDifferent && isLasting
}
