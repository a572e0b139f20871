import type { Hash } from '#lib/wire.ts'
import { newRecord, type TransactionEvent } from './transactionMachine.ts'
import {
  isWatched,
  type SentRecord,
  type TransactionRecord,
  type TransactionRequest,
} from './transactionRecord.ts'
import type { TransactionStore } from './transactionStore.ts'
import { type ChainReader, lookAt } from './transactionWatcher.ts'

/** How a simulation ended: fine, or refused with a sentence. `retry` when the node may only be behind. */
export type Simulation = { refused?: undefined } | { refused: string; retry: boolean }

/** How a wallet answered. */
export type WalletAnswer = { hash: Hash } | { rejected: true } | { failed: string }

/** What the runner needs from outside; tests replace it with a script. */
export type TransactionOutside = ChainReader & {
  simulate(request: TransactionRequest): Promise<Simulation>
  /** Asks the wallet for one signature on the request's chain and account. Never retried. */
  send(request: TransactionRequest): Promise<WalletAnswer>
  blockNumber(): Promise<number | null>
  sleep(milliseconds: number): Promise<void>
  now(): number
  /** Runs `task` in one tab of this browser at a time. */
  alone(name: string, task: () => Promise<void>): Promise<void>
  /** Told once a browser, when the chain has had its last word. */
  settled(record: TransactionRecord): void
}

const walletPatience = 60_000
const slowAfter = 180_000
const giveUpAfter = 24 * 3_600_000
const unseenFor = 30 * 60_000
const polling = 1_000
const longestBackoff = 30_000
/** After this long a block is looked at a second time. */
const settleTime = 10_000
const simulationTries = 4

export type TransactionRunner = ReturnType<typeof createTransactionRunner>

/**
 * Sends transactions and follows them to their end, outside of React: closing a dialog, leaving a page or
 * reloading stops nothing. A transaction is sent once, for one click; whatever goes wrong later, it is never sent again.
 */
export function createTransactionRunner(store: TransactionStore, outside: TransactionOutside) {
  const watching = new Set<string>()
  const asking = new Map<string, string>()

  /** Simulates, then asks the wallet. While the same account is being asked, a second call returns the first's id. */
  function start(request: TransactionRequest): string {
    const key = `${request.chainId}:${request.from}`
    const already = asking.get(key)
    if (already) return already
    const id = crypto.randomUUID()
    asking.set(key, id)
    store.put(newRecord(request, id))
    void ask(id, request).finally(() => {
      if (asking.get(key) === id) asking.delete(key)
    })
    return id
  }

  async function ask(id: string, request: TransactionRequest) {
    const simulation = await simulate(request)
    if (simulation.refused !== undefined) {
      store.apply(id, { type: 'refused', reason: simulation.refused })
      return
    }
    store.apply(id, { type: 'simulated' })
    void outside.sleep(walletPatience).then(() => store.apply(id, { type: 'walletSlow' }))
    const block = await outside.blockNumber().catch(() => null)
    const answer = await outside.send(request).catch((cause) => ({ failed: sentenceOf(cause) }))
    if ('rejected' in answer) store.apply(id, { type: 'rejected' })
    else if ('failed' in answer) store.apply(id, { type: 'failed', reason: answer.failed })
    else {
      store.apply(id, { type: 'sent', hash: answer.hash, at: outside.now(), block })
      void watch(id)
    }
  }

  async function simulate(request: TransactionRequest): Promise<Simulation> {
    for (let tries = 1; ; tries++) {
      const simulation = await outside.simulate(request).catch(
        (): Simulation => ({
          refused: 'The node could not be asked, so nothing was signed. Try again.',
          retry: false,
        }),
      )
      if (simulation.refused === undefined || !simulation.retry || tries >= simulationTries) return simulation
      await outside.sleep(1_000)
    }
  }

  /** Frees the dialog while the wallet keeps silent. A hash that comes later is still adopted. */
  function leave(id: string) {
    const record = store.apply(id, { type: 'left' })
    if (record) asking.delete(`${record.chainId}:${record.from}`)
  }

  /** Takes up every transaction whose end is not known, after a reload or from another tab. */
  function resume() {
    for (const record of store.all()) if (isWatched(record)) void watch(record.id)
  }

  async function watch(id: string) {
    if (watching.has(id)) return
    watching.add(id)
    await outside.alone(`transaction:${id}`, () => follow(id)).finally(() => watching.delete(id))
  }

  async function follow(id: string) {
    let failures = 0
    for (;;) {
      const record = store.get(id)
      if (!record || !isWatched(record)) return
      const answered = await look(record)
      failures = answered ? 0 : failures + 1
      if (answered) store.apply(id, agedEvent(record))
      if (await ended(id)) return
      await outside.sleep(Math.min(polling * 2 ** failures, longestBackoff))
    }
  }

  /** One look; false when the chain could not be asked. That is never the transaction's failure. */
  async function look(record: SentRecord): Promise<boolean> {
    try {
      const event = await lookAt(record, outside)
      store.apply(record.id, event ?? { type: 'reached' })
      return true
    } catch (cause) {
      store.apply(record.id, { type: 'lost', reason: sentenceOf(cause) })
      return false
    }
  }

  /** What the mere passing of time means for a transaction the chain was asked about. */
  function agedEvent(record: SentRecord): TransactionEvent {
    const age = outside.now() - record.sentAt
    const forgotten = age > giveUpAfter || (age > unseenFor && record.nonce === null)
    if (forgotten) return { type: 'dropped' }
    return age > slowAfter ? { type: 'overdue' } : { type: 'reached' }
  }

  /** Whether the chain had its last word. Told at once, then looked at again: a block may still be taken back. */
  async function ended(id: string): Promise<boolean> {
    const record = store.get(id)
    if (!record || isWatched(record)) return !record
    outside.settled(record)
    const { status, hash } = record
    if (hash === null || (status.name !== 'confirmed' && status.name !== 'reverted')) return true
    await outside.sleep(settleTime)
    const receipt = await outside.receipt(hash).catch(() => undefined)
    if (receipt !== null) return true
    store.apply(id, { type: 'unmined' })
    return false
  }

  return { start, leave, resume, watch }
}

function sentenceOf(cause: unknown): string {
  return (cause instanceof Error && cause.message ? cause.message : 'Something went wrong.').slice(0, 300)
}
