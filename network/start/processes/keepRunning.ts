import { setTimeout as wait } from 'node:timers/promises'

/** A process that serves. */
export type Running = {
  /** Resolves to why it ended, in some words, when it has. */
  ended: Promise<string>
  stop(): Promise<void>
}

/** Milliseconds after which an end is a new one, not the same problem as before. */
const healthy = 60_000
const longestPause = 60_000

/** The pause in milliseconds before a start: none after one end, and a longer one after each further end soon after. */
export function pauseBefore(ends: number): number {
  return ends < 2 ? 0 : Math.min(longestPause, 1_000 * 2 ** (ends - 2))
}

/**
 * Starts a process, and another one in its place whenever it ends, until the returned function stops it. The first start
 * may fail; a later one that fails is tried again. `say` gets one sentence about each end.
 */
export async function keepRunning(
  name: string,
  start: () => Promise<Running>,
  say: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let running: Running | undefined = await start()
  const watched = watch()

  async function watch(): Promise<void> {
    let ends = 0
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const why = running ? await running.ended : await startAgain()
      if (stopping.signal.aborted || why === undefined) continue
      running = undefined
      ends = performance.now() - began > healthy ? 1 : ends + 1
      const pause = pauseBefore(ends)
      say(`${name} ended: ${why}. It is started again${pause > 0 ? ` in ${pause / 1_000} s` : ''}.`)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Why the start failed. */
  async function startAgain(): Promise<string | undefined> {
    try {
      running = await start()
      if (stopping.signal.aborted) await running.stop()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    }
  }

  return async () => {
    stopping.abort()
    await running?.stop()
    await watched
  }
}
