import type { Deployment } from '#network/contracts/deploy.ts'
import { decodeBlock } from '#network/decode/decodeBlock.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { totals } from '#network/store/schema/totals.ts'
import type { Database, Store } from '#network/store/store.ts'
import { probeNode } from '#network/sync/read/nodeMethods.ts'
import { readBlocks } from '#network/sync/read/readBlocks.ts'
import { startSync } from '#network/sync/sync.ts'
import type { BenchChain } from './ingestChain.ts'

/** What a chain holds. `calls` are the calls inside transactions. */
export type Contents = { blocks: number; transactions: number; events: number; calls: number }

/** The node and the contracts that a sync reads. */
export type SyncedChain = {
  node: { url: string }
  deployment: Pick<Deployment, 'marketFactory' | 'marketEvents' | 'lendingPool'>
}

/** The seconds for reading and for decoding a chain, without writing. */
export type Reading = { contents: Contents; readSeconds: number; decodeSeconds: number }

/** A catch-up with everything that the sync does. Rates are per second. */
export type Ingest = {
  seconds: number
  transactions: number
  events: number
  blocks: number
  /** Seconds inside database transactions. The next blocks are read meanwhile. */
  writeSeconds: number
  /** Processor time of this process. An embedded database runs in it too. */
  cpuSeconds: number
}

const blocksAtOnce = 8

/** Reads and decodes the whole chain, one batch after the other, and counts what is in it. */
export async function measureReading({ node, deployment, head }: BenchChain): Promise<Reading> {
  const rpc = createRpc(node.url)
  const methods = await probeNode(rpc)
  const contents: Contents = { blocks: head + 1, transactions: 0, events: 0, calls: 0 }
  let [readSeconds, decodeSeconds] = [0, 0]
  for (let from = 0; from <= head; from += blocksAtOnce) {
    const started = performance.now()
    const reads = await readBlocks(rpc, { from, to: Math.min(head, from + blocksAtOnce - 1) }, methods)
    const read = performance.now()
    const facts = reads.map((block) => decodeBlock(block, deployment.marketEvents))
    readSeconds += (read - started) / 1000
    decodeSeconds += (performance.now() - read) / 1000
    for (const block of facts) {
      contents.transactions += block.transactions.length
      contents.events += block.logs.length
      contents.calls += block.internalTransactions.length
    }
  }
  return { contents, readSeconds, decodeSeconds }
}

/**
 * Syncs the chain from nothing to its head into an empty store. @throws when the store lacks a part of the chain
 * afterwards.
 */
export async function measureIngest(store: Store, chain: SyncedChain, contents: Contents): Promise<Ingest> {
  const { marketFactory, lendingPool } = chain.deployment
  const watched = timed(store)
  const before = process.cpuUsage()
  const started = performance.now()
  const sync = await startSync({
    store: watched.store,
    rpcUrl: chain.node.url,
    marketFactory,
    lendingPool,
  })
  await sync.caughtUp()
  const seconds = (performance.now() - started) / 1000
  const cpu = process.cpuUsage(before)
  await sync.stop()
  const [stored] = await store.database.select().from(totals)
  if (stored?.blocks !== contents.blocks || stored.transactions !== contents.transactions)
    throw new Error('The store does not have what the chain has')
  return {
    seconds,
    transactions: contents.transactions / seconds,
    events: contents.events / seconds,
    blocks: contents.blocks / seconds,
    writeSeconds: watched.seconds(),
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
  }
}

/** A store that measures how long its transactions take. */
function timed(store: Store): { store: Store; seconds(): number } {
  let total = 0
  const transaction: Database['transaction'] = async (run, config) => {
    const started = performance.now()
    try {
      return await store.database.transaction(run, config)
    } finally {
      total += performance.now() - started
    }
  }
  const database = new Proxy(store.database, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { store: { ...store, database }, seconds: () => total / 1000 }
}
