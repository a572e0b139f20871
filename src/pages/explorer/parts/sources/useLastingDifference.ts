import { useEffect, useRef, useState } from 'react'

/** How long an interface has to catch up, in milliseconds. */
const patience = 3_000

/**
 * Whether two interfaces still differ after both were asked once more: one that was a block behind agrees by then.
 * `askAgain` is called once for each time they begin to differ.
 */
export function useLastingDifference(isDifferent: boolean, askAgain: () => Promise<unknown>): boolean {
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
