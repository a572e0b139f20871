export type EventQueue<Value> = AsyncIterableIterator<Value> & {
  /** Hands a value to the reader, at once or when it asks. */
  push(value: Value): void
  /** The number of unread values. */
  readonly waiting: number
  /** Drops the waiting values and ends the iteration. */
  end(): void
}

type EventQueueOptions = {
  /** The most unread values. */
  capacity: number
  /** Called once, when a value beyond the capacity ended the queue. */
  overflow(): void
  /** Called once, however the queue ends. */
  ended(): void
}

/**
 * Values for one reader, in order. It is a plain object and no async generator, because `return` must work while a
 * `next` waits. It is bounded, because a reader may stop reading without going away.
 */
export function openEventQueue<Value>({ capacity, overflow, ended }: EventQueueOptions): EventQueue<Value> {
  const values: Value[] = []
  const readers: ((result: IteratorResult<Value>) => void)[] = []
  const done: IteratorResult<Value> = { value: undefined, done: true }
  let open = true

  function end() {
    if (!open) return
    open = false
    values.length = 0
    for (const reader of readers.splice(0)) reader(done)
    ended()
  }

  return {
    push(value) {
      if (!open) return
      const reader = readers.shift()
      if (reader) {
        reader({ value, done: false })
      } else if (values.length < capacity) {
        values.push(value)
      } else {
        end()
        overflow()
      }
    },
    get waiting() {
      return values.length
    },
    end,
    next() {
      const value = values.shift()
      if (value !== undefined) return Promise.resolve({ value, done: false })
      if (!open) return Promise.resolve(done)
      return new Promise((resolve) => readers.push(resolve))
    },
    return() {
      end()
      return Promise.resolve(done)
    },
    throw(error) {
      end()
      return Promise.reject(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
