import * as v from 'valibot'
import { newestFirst } from '#domain/markets/tradePosition.ts'
import { type CountedRows, countRows, execute } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { createFlush } from '#interfaces/indexer/live/flush.ts'
import { openLive } from '#interfaces/indexer/live/live.ts'
import { isHidden } from '#interfaces/indexer/live/watchPage.ts'
import { type Swap, settleSales, swapFields, swapSchema } from '#interfaces/indexer/swap.ts'

type RecentSwapsHandlers = {
  /** Receives the newest trades, newest first, and the number of unreadable ones; at most five calls a second. */
  swaps(list: CountedRows<Swap>): void
  /** Receives the error of a failed reading. The next one begins after a minute, at a new connection, or by `read`. */
  failed(error: unknown): void
}

const recentSwapsDocument = graphql(
  `query RecentSwaps($limit: Int) { recentSwaps(limit: $limit) { ...SwapFields } }`,
  [swapFields],
)

const newSwapDocument = graphql(`subscription NewSwap { newSwap { ...SwapFields } }`, [swapFields])

const readAgainAfter = 60_000

/**
 * Follows the newest `count` trades of all markets until `stop` is called: pushed ones as they arrive, and all read
 * again after each gap and every minute, so that trades of a dropped block disappear.
 */
export function watchRecentSwaps(count: number, { swaps, failed }: RecentSwapsHandlers) {
  let known: readonly Swap[] = []
  let unreadable = 0
  /** The text of unreadable events since the last reading; a repeated one is counted once. */
  const wrongEvents = new Set<string>()
  /** Unparsed events. A flush parses only as many of a burst as the list can hold. */
  let events: unknown[] = []
  const stopping = new AbortController()
  let isDue = false
  let reading: Promise<void> | undefined

  const flush = createFlush(() => {
    takeEvents()
    swaps({ rows: [...known], unreadable: unreadable + wrongEvents.size })
  })

  function takeEvents() {
    known = newest([...events.flatMap(parseEvent).toReversed(), ...known])
    events = []
  }

  function parseEvent(event: unknown): readonly Swap[] {
    const result = v.safeParse(swapSchema, event)
    if (!result.success) wrongEvents.add(JSON.stringify(event))
    return result.success ? [result.output] : []
  }

  /**
   * The newest rows, one for each id: after a reorganisation an id can belong to another trade, and the first row
   * counts.
   */
  function newest(rows: readonly Swap[]): readonly Swap[] {
    const byId = new Map(rows.toReversed().map((swap) => [swap.id, swap]))
    return [...byId.values()].sort(newestFirst).slice(0, count)
  }

  /** Reads the list, one reading at a time: rows of another reading must not pass for events that arrived meanwhile. */
  function read(): Promise<void> {
    isDue = true
    reading ??= readWhileDue().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readWhileDue() {
    while (isDue && !stopping.signal.aborted) {
      isDue = false
      await readOnce().catch((error: unknown) => stopping.signal.aborted || failed(error))
    }
  }

  async function readOnce() {
    takeEvents()
    const before = new Set(known)
    // A signal of its own, because all tries under one signal share a deadline.
    const signal = AbortSignal.any([stopping.signal])
    const data = await execute(recentSwapsDocument, { limit: count }, signal)
    const answer = countRows(swapSchema, data.recentSwaps)
    known = newest([...known.filter((swap) => !before.has(swap)), ...settleSales(answer.rows)])
    unreadable = answer.unreadable
    wrongEvents.clear()
    if (!stopping.signal.aborted) flush.schedule()
  }

  const timer = setInterval(() => !isHidden() && void read(), readAgainAfter)
  const close = openLive(
    newSwapDocument,
    {},
    {
      event({ newSwap }) {
        // A payload of null, or an empty one, means that nothing happened.
        if (newSwap === null || newSwap === undefined) return
        events.push(newSwap)
        if (events.length > count) events.shift()
        flush.schedule()
      },
      gap: () => void read(),
      state: () => undefined,
    },
  )
  void read()

  return {
    read,
    stop() {
      stopping.abort()
      clearInterval(timer)
      close()
      flush.cancel()
    },
  }
}
