import { useEffect, useRef, useState } from 'react'

type LiveNewsProps = {
  /** The news in a sentence; null without news. The first text is not announced. */
  text: string | null
  isPaused?: boolean
}

/** The least milliseconds between two announcements. */
const pause = 10_000

/** Announces changes to screen readers: politely, only the newest, and not while paused. */
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
