import { InterfaceError } from '#lib/requests/errors.ts'
import { abortedByAll } from '#lib/requests/sharedAbort.ts'

type Request<Item, Result> = {
  item: Item
  signal: AbortSignal | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

type AliasBatchOptions<Item, Result> = {
  /** Milliseconds for which an operation waits for more requests. */
  delay: number
  /** The most items in one operation; fewer for a while when the server refuses that many. */
  largest: number
  /** At or below this number of items a refusal is no longer taken for one of their number. */
  fewest: number
  /** Reads all items in one operation; the results are in their order. The signal aborts when nobody waits any more. */
  read(items: readonly Item[], signal: AbortSignal): Promise<readonly Result[]>
}

/** The statuses of a server that cannot answer now: the number of items is not the reason. */
const busyStatuses: readonly unknown[] = [502, 503, 504]
/** Answered operations of a smaller size after which twice as many items are tried: one wrong item may have shrunk it. */
const answersUntilLarger = 20

/**
 * Joins requests of the same moment into one operation of many aliases. One refused alias nulls the whole answer: a
 * refused batch is sent again in halves, so that only the refused item fails. An operation is aborted when all who asked
 * for a part of it have left.
 */
export function createAliasBatch<Item, Result>(options: AliasBatchOptions<Item, Result>) {
  const { delay, fewest, read } = options
  let { largest } = options
  let answered = 0
  let queue: Request<Item, Result>[] = []

  function send() {
    const requests = queue.filter(({ signal }) => !signal?.aborted)
    for (const { signal, reject } of queue) if (signal?.aborted) reject(signal.reason)
    queue = []
    const size = largest
    for (let start = 0; start < requests.length; start += size)
      void settle(requests.slice(start, start + size))
  }

  async function settle(batch: readonly Request<Item, Result>[]): Promise<void> {
    try {
      const results = await read(
        batch.map(({ item }) => item),
        abortedByAll(batch),
      )
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      countAnswer()
    } catch (error) {
      if (batch.length > 1 && isRefused(error)) return settleHalves(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  async function settleHalves(batch: readonly Request<Item, Result>[]): Promise<void> {
    const half = Math.ceil(batch.length / 2)
    if (batch.length > fewest) {
      largest = Math.min(largest, half)
      answered = 0
    }
    await Promise.all([settle(batch.slice(0, half)), settle(batch.slice(half))])
  }

  function countAnswer() {
    answered += 1
    if (answered % answersUntilLarger === 0) largest = Math.min(options.largest, 2 * largest)
  }

  return (item: Item, signal?: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      if (queue.length === 0) setTimeout(send, delay)
      queue.push({ item, signal, resolve, reject })
    })
}

function isRefused(error: unknown): boolean {
  return error instanceof InterfaceError && error.kind === 'refused' && !busyStatuses.includes(error.status)
}
