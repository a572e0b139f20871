import { useEffect, useState } from 'react'
import type { Health } from '#lib/requests/interfaceHealth.ts'

/** The answers of an interface since this page was opened: how many, how fast in milliseconds, and the time of the last. */
export type Answers = { count: number; fastest: number; slowest: number; last: Date }

/** Counts the answers of an interface while its health is shown; null before the first one with a time. */
export function useAnswers(health: Health): Answers | null {
  const [answers, setAnswers] = useState<Answers | null>(null)
  // The health of an interface is another object after each of its requests.
  useEffect(() => {
    const { latency, state } = health
    if (latency === null || state === 'down') return
    setAnswers((before) => {
      const last = new Date()
      if (!before) return { count: 1, fastest: latency, slowest: latency, last }
      const { count, fastest, slowest } = before
      return {
        count: count + 1,
        fastest: Math.min(fastest, latency),
        slowest: Math.max(slowest, latency),
        last,
      }
    })
  }, [health])
  return answers
}
