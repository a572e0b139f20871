import type { Store } from '#network/store/store.ts'

/** An answer as it is sent. */
export type CachedResponse = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/**
 * What was answered since the newest block, for whoever asks the same: answers are a function of the stored chain, so
 * one is made once a block, and once for all who wait for it.
 */
export type ResponseCache = {
  /**
   * What is kept under the key, what is just being made for somebody else, or what `make` makes: undefined for what is
   * not to be kept.
   */
  getOrCreate(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined>
  /** A partition for parts of answers, as empty after each block as the response cache; take it once for each answer. */
  partition<Part>(): () => Map<string, Part>
  close(): Promise<void>
}

/** For what no block tells: the time of day, what the node said of prices, a notice lost with its connection. */
const lifetime = 5_000
const maximumBytes = 64 * 1024 * 1024
const maximumParts = 20_000

/** Keeps answers until the next block's notice, and never longer than five seconds. */
export async function openResponseCache({ listen }: Pick<Store, 'listen'>): Promise<ResponseCache> {
  let answers = new Map<string, Promise<CachedResponse | undefined>>()
  let bytes = 0
  let end: NodeJS.Timeout | undefined
  const partitions: (() => void)[] = []

  /** What is still being made goes to those who wait for it already, and to nobody else. */
  function clear() {
    clearTimeout(end)
    end = undefined
    answers = new Map()
    bytes = 0
    for (const empty of partitions) empty()
  }

  function clearLater() {
    end ??= setTimeout(clear, lifetime).unref()
  }

  function keep(key: string, pending: Promise<CachedResponse | undefined>) {
    const kept = answers
    kept.set(key, pending)
    clearLater()
    pending.then(
      (answer) => {
        if (!answer) kept.delete(key)
        else if (kept === answers) bytes += key.length + answer.body.byteLength
        if (bytes > maximumBytes) clear()
      },
      () => kept.delete(key),
    )
  }

  const stopListening = await listen(clear)

  return {
    getOrCreate(key, make) {
      const known = answers.get(key)
      if (known) return known
      const pending = make()
      keep(key, pending)
      return pending
    },
    partition<Part>() {
      let parts = new Map<string, Part>()
      partitions.push(() => {
        parts = new Map()
      })
      return () => {
        clearLater()
        if (parts.size > maximumParts) parts = new Map()
        return parts
      }
    },
    async close() {
      clear()
      await stopListening()
    },
  }
}
