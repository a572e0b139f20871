import { useEffect, useRef, useState } from 'react'

type LiveNewsProps = {
  /** What is new, in a sentence; null when nothing is. What stands there at first is not news. */
  text: string | null
  isPaused?: boolean
}

/** Milliseconds between two sentences: six in a minute can still be listened past. */
const pause = 10_000

/** Says what changes by itself to those who listen to a page: politely, the newest only, and not while it is paused. */
export function LiveNews({ text, isPaused = false }: LiveNewsProps) {
  const [said, setSaid] = useState('')
  const last = useRef({ text, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (isPaused || text === null || text === last.current.text) return
    const timer = setTimeout(
      () => {
        last.current = { text, at: Date.now() }
        setSaid(text)
      },
      Math.max(0, last.current.at + pause - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [text, isPaused])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
