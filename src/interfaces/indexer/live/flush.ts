import { notifyManager } from '@tanstack/react-query'

const pause = 200
const waiting = new Set<() => void>()
let last = 0
let beat: ReturnType<typeof setTimeout> | undefined

/**
 * Runs `work` at most five times a second, however often it is asked for. All feeds share one beat, and what they tell
 * the query cache and their listeners inside it is one notification: a burst costs a page one render a beat.
 */
export function createFlush(work: () => void) {
  return {
    schedule() {
      waiting.add(work)
      if (beat === undefined) beat = setTimeout(run, Math.max(0, last + pause - performance.now()))
    },
    cancel() {
      waiting.delete(work)
    },
  }
}

function run() {
  beat = undefined
  last = performance.now()
  const works = [...waiting]
  waiting.clear()
  notifyManager.batch(() => {
    for (const work of works) work()
  })
}
