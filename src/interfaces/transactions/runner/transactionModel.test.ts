import { expect, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { simulatedChain, type Truth, wallets } from '#interfaces/testing/transactions/simulatedChain.ts'
import { createTransactionStore } from '#interfaces/transactions/transactionStore.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { createTransactionRunner } from './transactionRunner.ts'

/*
 * Machine, runner, store and watcher together against a simulated chain: seeded histories of clicks, blocks, tabs that
 * open and close, a node that fails, forgets or answers null, an explorer that answers null, wallets of every kind, and
 * a reorganisation at the end. At no time a record may state a false outcome.
 */

const histories = process.env.TIDELINE_NIGHTLY === '1' ? 600 : 24
const steps = 40

/** Numbers from a seed, equal on every machine (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}

type Tab = {
  isOpen: boolean
  events: EventTarget
  store: ReturnType<typeof createTransactionStore>
  runner: ReturnType<typeof createTransactionRunner>
}

/** A browser with one storage, one clock and one set of locks for all its tabs, before a chain. */
function browser(seed: number) {
  const random = randomOf(seed)
  const chain = simulatedChain(request.from)
  const kept = new Map<string, string>()
  const tabs: Tab[] = []
  const sleepers: { until: number; wake: () => void }[] = []
  const holders = new Map<string, { tab: Tab; isDone: boolean }>()
  const sends = new Map<string, number>()
  let now = 0
  let isNodeUp = true
  const memory = (['whole', 'forgets', 'lies', 'lags'] as const)[seed % 4]
  let answers = 0
  let reopened = 0

  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })

  /**
   * Whether the node answers for a hash: it may prune mined ones, answer null at random, or answer every second time.
   */
  function isAnswered(hash: Hash): boolean {
    answers++
    if (memory === 'forgets') return chain.receipt(hash) == null
    if (memory === 'lies') return random.chance(0.5)
    return memory === 'whole' || answers % 2 === 0
  }

  function dependenciesOf(tab: () => Tab): TransactionDependencies {
    const never = new Promise<never>(() => undefined)
    /** A closed tab gets no answers, a node that is down gives none. */
    const ask = async <T>(read: () => T): Promise<T> => {
      await Promise.resolve()
      if (!tab().isOpen) return never
      if (!isNodeUp) throw new Error('No connection.')
      return read()
    }
    const sleep = (milliseconds: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ until: now + milliseconds, wake: () => tab().isOpen && wake() })
      })
    return {
      now: () => now,
      sleep,
      simulate: async () => ({}),
      blockNumber: () => ask(chain.block),
      transactionCount: () => ask(chain.count),
      receipt: (hash) =>
        ask(() => {
          const found = isAnswered(hash) ? chain.receipt(hash) : null
          return found && { hash, from: request.from, block: found.block ?? 0, success: found.success }
        }),
      transaction: (hash) => ask(() => (isAnswered(hash) ? chain.transaction(hash) : null)),
      sentSince: ({ sentBlock }) =>
        ask(() => ({ transactions: chain.since(sentBlock ?? 0), searchedTo: chain.block() })),
      outcome: async () => null,
      listed: async (hash) => {
        if (memory === 'lies' && random.chance(0.5)) return null
        const transaction = chain.transaction(hash)
        const receipt = chain.receipt(hash)
        if (!transaction || !receipt || transaction.block === null) return null
        return { transaction: { ...transaction, block: transaction.block }, success: receipt.success }
      },
      inclusion: (hash, block) => ask(() => chain.includes(hash, block)),
      callsStatus: async () => null,
      takenBy: async () => null,
      reason: async () => 'No.',
      settled: () => undefined,
      changed: () => undefined,
      reorged: () => {
        reopened++
      },
      send: async (asked) => {
        const click = Number(asked.amount)
        sends.set(asked.amount, (sends.get(asked.amount) ?? 0) + 1)
        const answer = chain.sign(click, asked, random.pick(wallets))
        await Promise.resolve()
        return tab().isOpen ? answer : never
      },
      withLock: async (name, task) => {
        for (;;) {
          const holder = holders.get(name)
          if (!holder || holder.isDone || !holder.tab.isOpen) break
          await sleep(500)
        }
        const own = { tab: tab(), isDone: false }
        holders.set(name, own)
        await task()
        own.isDone = true
      },
    }
  }

  function open() {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    const store = createTransactionStore()
    const tab: Tab = { isOpen: true, events, store, runner: {} as Tab['runner'] }
    tab.runner = createTransactionRunner(
      store,
      dependenciesOf(() => tab),
    )
    tab.runner.resume()
    tabs.push(tab)
  }

  const openTabs = () => tabs.filter((tab) => tab.isOpen)

  /** Ends all sleeps that are due, and sends storage events to every tab. */
  async function settle(milliseconds: number) {
    now += milliseconds
    for (let index = sleepers.length - 1; index >= 0; index--) {
      const sleeper = sleepers[index]
      if (!sleeper || sleeper.until > now) continue
      sleepers.splice(index, 1)
      sleeper.wake()
    }
    await new Promise((resolve) => setImmediate(resolve))
    for (const { events } of openTabs())
      for (const key of ['tideline.transactions', 'tideline.asked'])
        events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    await new Promise((resolve) => setImmediate(resolve))
  }

  return {
    random,
    memory,
    chain,
    sends,
    open,
    openTabs,
    settle,
    setNode(isUp: boolean) {
      isNodeUp = isUp
    },
    reopened: () => reopened,
    records: () => openTabs()[0]?.store.all() ?? [],
  }
}

type Browser = ReturnType<typeof browser>

async function step({ random, chain, open, openTabs, settle, setNode }: Browser, click: number) {
  const tab = random.pick(openTabs())
  const act = random.pick(['click', 'mine', 'mine', 'wait', 'wait long', 'open', 'close', 'node'])
  if (act === 'click')
    tab.runner.start({ ...request, amount: String(click), data: `0xabcd${String(click).padStart(4, '0')}` })
  if (act === 'mine') chain.mine()
  if (act === 'open' && openTabs().length < 3) open()
  if (act === 'close' && openTabs().length > 1) tab.isOpen = false
  if (act === 'node') setNode(random.chance(0.6))
  await settle(act === 'wait long' ? 120_000 : random.pick([10, 1_000, 5_000]))
}

const ends: Partial<Record<TransactionRecord['status']['name'], readonly (Truth | undefined)[]>> = {
  confirmed: ['succeeded'],
  reverted: ['reverted'],
  cancelled: ['cancelled'],
  replaced: ['replaced'],
  rejected: ['nothing'],
  // The chain has no entry for a request that never reached a wallet.
  failed: ['nothing', undefined],
}

/** Expects that no record claims a false success or failure, and that nothing was sent twice. */
function expectTrue({ chain, records, sends }: Browser) {
  for (const { amount, status } of records()) {
    const allowed = ends[status.name]
    if (allowed) expect(allowed).toContain(chain.truths.get(Number(amount)))
  }
  for (const count of sends.values()) expect(count).toBe(1)
}

/** Expects, once all blocks are mined and the node answers, that every sent transaction has its outcome. */
function expectKnown({ chain, records }: Browser) {
  const said = new Map(records().map(({ amount, status }) => [Number(amount), status.name]))
  const isEnd = {
    succeeded: ['confirmed'],
    reverted: ['reverted'],
    // A tab that closed during the request did not learn of the refusal.
    nothing: [undefined, 'rejected', 'failed', 'left'],
  }
  const unproven = ['missing', 'superseded', 'possibleReplacement', 'left']
  const known = {
    ...isEnd,
    cancelled: ['cancelled', ...unproven],
    replaced: ['replaced', ...unproven],
    waits: [],
  }
  for (const [click, truth] of chain.truths) expect(known[truth]).toContain(said.get(click))
}

async function live(world: Browser) {
  world.open()
  for (let number = 1; number <= steps; number++) {
    await step(world, number)
    expectTrue(world)
  }
  world.setNode(true)
  for (let number = 0; number < 40; number++) {
    world.chain.mine()
    await world.settle(30_000)
    expectTrue(world)
  }
  expectKnown(world)
  // Blocks come from time to time only: nothing was lost so far, whatever node and explorer said.
  expect(world.reopened()).toBe(0)
  await reorganise(world)
}

/** The newest blocks are lost, with a word of it or without: what ended in them is known again as it ended then. */
async function reorganise(world: Browser) {
  const { random, chain, openTabs, settle } = world
  chain.reorganise(random.pick([42, 50, 60]), random.chance(0.5))
  if (random.chance(0.5)) for (const { runner } of openTabs()) runner.recheckAll()
  for (let number = 0; number < 80; number++) {
    chain.mine()
    await settle(60_000)
  }
  expectTrue(world)
  expectKnown(world)
}

test(`in ${histories} histories no record claims a false outcome, and no sent transaction is lost`, async () => {
  for (let seed = 1; seed <= histories; seed++) {
    await live(browser(seed)).catch((cause) => {
      throw new Error(`History ${seed}: ${cause.message}`, { cause })
    })
  }
}, 3_000_000)
