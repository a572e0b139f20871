import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import { log } from '#network/service/log.ts'
import type { Notice, Store } from '#network/store/store.ts'
import { isHistory, type News, newestPosition, readMarketsAfter, readSwapsAfter } from './news.ts'
import { openQueue, type Queue } from './queue.ts'

type Topic = keyof News
type Payload<Name extends Topic> = { [Key in Name]: News[Key][number] }
type Subscriber = { topic: Topic; pool: Address | undefined; queue: Queue<Record<string, unknown>> }

export type Feed = {
  /**
   * The events of a topic from now on, each once and in order, of one pool or of all. A subscriber with more than
   * `capacity` events waiting is ended and `disconnect` called. Undefined when there are too many subscribers.
   */
  subscribe<Name extends Topic>(
    topic: Name,
    pool: Address | undefined,
    disconnect?: () => void,
  ): AsyncIterableIterator<Payload<Name>> | undefined
  stop(): Promise<void>
}

const capacity = 5_000
/** How long a batch waits for readers that have much to read: enough for a quick one, and little lost by a stuck one. */
const patience = 100
const maximumSubscribers = 5_000
const rememberedBlocks = 64
const rememberedMarkets = 1_000

/** Tells subscribers what each committed block brought, reading it once for all of them. */
export async function openFeed({ database, listen }: Pick<Store, 'database' | 'listen'>): Promise<Feed> {
  const subscribers = new Set<Subscriber>()
  /** Pools changed by each of the newest blocks: when a reorg takes a block away, they changed again. */
  const changed = new Map<number, Set<Address>>()
  /** Markets already announced, so that one a reorg moves to another block is not announced again. */
  const announced = new Set<string>()
  let position = await newestPosition(database)
  let waiting: Notice | undefined
  let working: Promise<void> | undefined

  function publish<Name extends Topic>(topic: Name, value: News[Name][number]) {
    const event = { [topic]: value }
    for (const { topic: wanted, pool, queue } of subscribers)
      if (wanted === topic && (!pool || pool === value.poolAddress)) queue.push(event)
  }

  function rollBack(to: number): Address[] {
    const pools = new Set<Address>()
    for (const [block, touched] of changed) {
      if (block <= to) continue
      for (const pool of touched) pools.add(pool)
      changed.delete(block)
    }
    position = { ...position, block: Math.min(position.block, to) }
    return [...pools]
  }

  async function tellMarkets(noticed: number, reverted: Address[]) {
    let newest = noticed
    for (const { block, market } of await readMarketsAfter(database, position, reverted)) {
      changed.set(block, (changed.get(block) ?? new Set()).add(market.poolAddress))
      const name = [market.poolAddress, market.creator, market.name, market.symbol].join(' ')
      if (market.createdAtBlock > position.block && !announced.has(name)) {
        remember(announced, name, rememberedMarkets)
        publish('newMarket', market)
      }
      publish('marketUpdated', market)
      // A block may have been committed since the notice: what is told of it is not told again.
      newest = Math.max(newest, block)
    }
    for (const block of changed.keys()) if (changed.size > rememberedBlocks) changed.delete(block)
    position = { ...position, block: newest }
  }

  async function untilRead() {
    const end = Date.now() + patience
    while (Date.now() < end && [...subscribers].some(({ queue }) => queue.waiting > capacity / 10))
      await wait(5)
  }

  async function tellSwaps() {
    for (;;) {
      const found = await readSwapsAfter(database, position)
      if (!found) return
      for (const swap of found.swaps) publish('newSwap', swap)
      position = { ...position, swapId: found.swapId }
      await untilRead()
    }
  }

  async function tell({ block, rolledBackTo }: Notice) {
    const reverted = rolledBackTo === undefined ? [] : rollBack(rolledBackTo)
    if (subscribers.size === 0 || (await isHistory(database, block))) {
      position = await newestPosition(database)
      return
    }
    await tellMarkets(block, reverted)
    await tellSwaps()
  }

  async function work() {
    while (waiting) {
      const notice: Notice = waiting
      waiting = undefined
      try {
        await tell(notice)
      } catch (error) {
        // The position stays, so the next block's notice makes up for it.
        log('error', 'indexer', 'news could not be read', { ...notice, error })
      }
    }
  }

  const stopListening = await listen((notice) => {
    waiting = mergeNotices(waiting, notice)
    working ??= work().finally(() => {
      working = undefined
    })
  })

  return {
    subscribe<Name extends Topic>(topic: Name, pool: Address | undefined, disconnect?: () => void) {
      if (subscribers.size >= maximumSubscribers) return undefined
      const queue = openQueue<Payload<Name>>({
        capacity,
        overflow: () => disconnect?.(),
        ended: () => subscribers.delete(subscriber),
      })
      const subscriber = { topic, pool, queue: queue as unknown as Subscriber['queue'] }
      subscribers.add(subscriber)
      return queue
    },
    async stop() {
      await stopListening().catch((error) => log('warn', 'indexer', 'listening did not end', { error }))
      for (const { queue } of subscribers) queue.end()
      await working
    },
  }
}

/** Two notices as one: the newest block, and the deepest roll-back of both. */
function mergeNotices(earlier: Notice | undefined, later: Notice): Notice {
  const rollBacks = [earlier?.rolledBackTo, later.rolledBackTo].filter((block) => block !== undefined)
  return rollBacks.length ? { ...later, rolledBackTo: Math.min(...rollBacks) } : later
}

function remember(known: Set<string>, name: string, most: number) {
  known.add(name)
  for (const oldest of known) if (known.size > most) known.delete(oldest)
}
