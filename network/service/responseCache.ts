import type { Store } from '#network/store/store.ts'

/** An answer as it is sent. */
export type Answer = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/**
 * What was answered since the newest block, for whoever asks the same: answers are a function of the stored chain, so
 * one is made once a block, and once for all who wait for it.
 */
export type Memory = {
  /**
   * What is kept under the key, what is just being made for somebody else, or what `make` makes: undefined for what is
   * not to be kept.
   */
  recall(key: string, make: () => Promise<Answer | undefined>): Promise<Answer | undefined>
  /** A shelf for parts of answers, as empty after each block as the memory; take it once for each answer. */
  shelf<Part>(): () => Map<string, Part>
  close(): Promise<void>
}

/** For what no block tells: the time of day, what the node said of prices, a notice lost with its connection. */
const lifetime = 5_000
const mostBytes = 64 * 1024 * 1024
const mostParts = 20_000

/** Keeps answers until the next block's notice, and never longer than five seconds. */
export async function openMemory({ listen }: Pick<Store, 'listen'>): Promise<Memory> {
  let answers = new Map<string, Promise<Answer | undefined>>()
  let bytes = 0
  let end: NodeJS.Timeout | undefined
  const shelves: (() => void)[] = []

  /** What is still being made goes to those who wait for it already, and to nobody else. */
  function forget() {
    clearTimeout(end)
    end = undefined
    answers = new Map()
    bytes = 0
    for (const empty of shelves) empty()
  }

  function forgetLater() {
    end ??= setTimeout(forget, lifetime).unref()
  }

  function keep(key: string, made: Promise<Answer | undefined>) {
    const kept = answers
    kept.set(key, made)
    forgetLater()
    made.then(
      (answer) => {
        if (!answer) kept.delete(key)
        else if (kept === answers) bytes += key.length + answer.body.byteLength
        if (bytes > mostBytes) forget()
      },
      () => kept.delete(key),
    )
  }

  const stopListening = await listen(forget)

  return {
    recall(key, make) {
      const known = answers.get(key)
      if (known) return known
      const made = make()
      keep(key, made)
      return made
    },
    shelf<Part>() {
      let parts = new Map<string, Part>()
      shelves.push(() => {
        parts = new Map()
      })
      return () => {
        forgetLater()
        if (parts.size > mostParts) parts = new Map()
        return parts
      }
    },
    async close() {
      forget()
      await stopListening()
    },
  }
}
