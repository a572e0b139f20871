import { notifyManager } from '@tanstack/react-query'

const interval = 200
const scheduled = new Set<() => void>()
let last = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Runs `work` at most five times a second, however often it is scheduled. All feeds share one timer, and all that they
 * write in one run is one notification: a burst costs a page one render.
 */
export function createFlush(work: () => void) {
  return {
    schedule() {
      scheduled.add(work)
      if (timer === undefined) timer = setTimeout(run, Math.max(0, last + interval - performance.now()))
    },
    cancel() {
      scheduled.delete(work)
    },
  }
}

function run() {
  timer = undefined
  last = performance.now()
  const works = [...scheduled]
  scheduled.clear()
  notifyManager.batch(() => {
    for (const work of works) work()
  })
}
