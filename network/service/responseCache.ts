import type { Store } from '#network/store/store.ts'

/** An answer as it is sent. */
export type CachedResponse = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/**
 * Answers since the newest block. An answer is a function of the stored chain, so it is made once a block, and once
 * for all who wait for it.
 */
export type ResponseCache = {
  /**
   * The answer under the key: a cached one, a pending one, or a new one by `make`. Undefined when it must not be
   * cached.
   */
  getOrCreate(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined>
  /** A partition for parts of answers. It is emptied after each block, too. Take it once for each answer. */
  partition<Part>(): () => Map<string, Part>
  close(): Promise<void>
}

/**
 * Milliseconds that an answer is cached, which bounds changes without a block's notice: the time of day, the node's
 * prices, a lost notice.
 */
const lifetime = 5_000
const maximumBytes = 64 * 1024 * 1024
const maximumParts = 20_000

/** Caches answers until the next block's notice, and never longer than five seconds. */
export async function openResponseCache({ listen }: Pick<Store, 'listen'>): Promise<ResponseCache> {
  let answers = new Map<string, Promise<CachedResponse | undefined>>()
  let bytes = 0
  let end: NodeJS.Timeout | undefined
  const partitions: (() => void)[] = []

  /** An answer that is still being made goes only to those who already wait for it. */
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
