const pause = 200

/** Runs `work` at most five times a second, on a frame, however often it is asked for: a burst costs one render. */
export function createFlush(work: () => void) {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    timer = undefined
    last = performance.now()
    work()
  }

  return {
    schedule() {
      timer ??= setTimeout(run, Math.max(0, last + pause - performance.now()))
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
