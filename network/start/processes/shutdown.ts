type Stop = () => Promise<unknown>

export type Shutdown = ReturnType<typeof createShutdown>

/**
 * Stops what was started, the newest part first. Calling `stop` twice is harmless. A part that fails does not hold up
 * the others.
 */
export function createShutdown() {
  const stops: Stop[] = []
  let stopped: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    for (const stop of stops.reverse()) await stop().catch(() => undefined)
  }

  return {
    /** Adds a part that has to be stopped. */
    add: (stop: Stop) => void stops.push(stop),
    stop(): Promise<void> {
      stopped ??= stopAll()
      return stopped
    },
  }
}
