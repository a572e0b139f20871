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
  close(): Promise<void>
}

/** For what no block tells: the time of day, what the node said of prices, a notice lost with its connection. */
const lifetime = 5_000
const mostBytes = 64 * 1024 * 1024

/** Keeps answers until the next block's notice, and never longer than five seconds. */
export async function openMemory({ listen }: Pick<Store, 'listen'>): Promise<Memory> {
  let answers = new Map<string, Promise<Answer | undefined>>()
  let bytes = 0
  let end: NodeJS.Timeout | undefined

  /** What is still being made goes to those who wait for it already, and to nobody else. */
  function forget() {
    clearTimeout(end)
    end = undefined
    answers = new Map()
    bytes = 0
  }

  function keep(key: string, made: Promise<Answer | undefined>) {
    const kept = answers
    kept.set(key, made)
    end ??= setTimeout(forget, lifetime).unref()
    made.then(
      (answer) => {
        if (!answer) kept.delete(key)
        else if (kept === answers) bytes += answer.body.byteLength
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
    async close() {
      forget()
      await stopListening()
    },
  }
}
