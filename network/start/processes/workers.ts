import cluster, { type Worker } from 'node:cluster'

type Workers = {
  /** Resolves when a process ended soon after its start. */
  failed: Promise<Error>
  /** Asks all to end, and waits until they have. */
  stop(): Promise<void>
}

/**
 * Runs `count` processes of this program that share its ports, one for each core. One that ends is replaced, unless it
 * ended within `soonest` milliseconds of its start: it would not do better the next time.
 */
export function startWorkers(count: number, notice: (sentence: string) => void, soonest = 5_000): Workers {
  let stopping = false
  let fail = (_: Error) => undefined as unknown
  const failed = new Promise<Error>((resolve) => {
    fail = resolve
  })
  const running = new Set<Worker>()

  function start() {
    const worker = cluster.fork()
    const began = performance.now()
    running.add(worker)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (stopping) return
      const name = `Worker ${worker.process.pid} ended (${signal ?? code})`
      if (performance.now() - began < soonest) return fail(new Error(`${name}.`))
      notice(`${name}, and another one takes its place.`)
      start()
    })
  }

  for (let index = 0; index < count; index++) start()
  return {
    failed,
    async stop() {
      stopping = true
      await Promise.all([...running].map(end))
    },
  }
}

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
