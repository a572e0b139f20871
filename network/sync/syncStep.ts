import { type BlockFacts, decodeBlock } from '#network/decode/decodeBlock.ts'
import type { Rpc } from '#network/rpc/client.ts'
import type { Store } from '#network/store/store.ts'
import { BlockReplaced, readBlocks, type TraceKind } from '#network/sync/read/readBlocks.ts'
import { readTokenMetadata } from '#network/sync/read/tokenMetadata.ts'
import { handleReorg } from '#network/sync/reorg/handleReorg.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import { readBalances, unreconciledAddresses } from '#network/sync/write/coinBalances.ts'
import { createTableAnalyzer } from '#network/sync/write/tableStatistics.ts'
import { summarise, writeBlocks } from '#network/sync/write/writeBlocks.ts'
import { type ChainState, readChainState, type StoredBlock } from './chainState.ts'
import type { Log } from './syncLog.ts'
import { readMissingStablecoin, type SyncTarget } from './syncTarget.ts'

export type SyncStepOptions = {
  store: Store
  rpc: Rpc
  traces: TraceKind
  target: SyncTarget
  names: Names
  log: Log
  onProgress?: ((progress: { block: number; head: number }) => void) | undefined
}

/** Where the store and the node are after a step, and whether the node has nothing else. */
export type SyncStepResult = { block: number; head: number; caughtUp: boolean }

/** Closer to the head than this, each block is a database transaction of its own. */
const near = 4
/** Far behind, blocks are taken together until they have about this many transactions … */
const transactionsAtOnce = 800
/** … and never more blocks than this. */
const blocksAtOnce = 100

type Head = { number: `0x${string}`; hash: `0x${string}` }
/** The next blocks, read while others are written, and the newest block at that time. */
type Ahead = { from: number; latest: Promise<Head>; facts: Promise<BlockFacts[]> }

/**
 * Makes the function that takes the store one step along the chain: nothing, the next blocks, or back to the common
 * ancestor. After a failure the step can be taken again: it starts from what the store says.
 */
export function createSyncStep(options: SyncStepOptions): () => Promise<SyncStepResult> {
  const { store, rpc, target, log } = options
  const { database } = store
  let state: ChainState | undefined
  const analyzeTables = createTableAnalyzer(database)
  let size = 20
  let ahead: Ahead | undefined

  return async () => {
    try {
      state ??= await readChainState(database)
      return await step(state)
    } catch (error) {
      state = undefined
      ahead = undefined
      throw error
    }
  }

  async function step(current: ChainState): Promise<SyncStepResult> {
    const prepared = ahead
    ahead = undefined
    const latest = await (prepared?.latest ?? readLatest())
    const head = Number(latest.number)
    const { newest } = current
    if (newest && head < newest.number) return leave(newest, head)
    if (newest && head === newest.number) {
      return newest.hash === latest.hash ? { block: head, head, caughtUp: true } : leave(newest, head)
    }
    return ingest(current, latest, prepared)
  }

  async function ingest(
    current: ChainState,
    latest: Head,
    prepared: Ahead | undefined,
  ): Promise<SyncStepResult> {
    const head = Number(latest.number)
    const from = (current.newest?.number ?? -1) + 1
    const to = head - from < near ? from : Math.min(head, from + size - 1)
    const started = performance.now()
    const facts = await (prepared?.from === from ? prepared.facts : readFacts(options, current, from, to))
    const last = from + facts.length - 1
    if (current.newest && facts[0]?.block.parentHash !== current.newest.hash)
      return leave(current.newest, head)
    assertConsecutive(facts)
    const transactions = facts.reduce((total, block) => total + block.transactions.length, 0)
    size = nextSize(facts.length, transactions)
    if (head - last >= near) readAhead(current, last + 1, Math.min(head, last + size))
    await write(current, facts, head)
    if (facts.length > 1) {
      const milliseconds = Math.round(performance.now() - started)
      log('info', 'Blocks ingested', { from, to: last, head, transactions, milliseconds })
    }
    await analyzeTables({ transactions, caughtUp: last === head })
    options.onProgress?.({ block: last, head })
    // What was asked in advance may be gone by now.
    return { block: last, head, caughtUp: !prepared && facts.at(-1)?.block.hash === latest.hash }
  }

  /** Reads and decodes the next blocks while others are written. A failure shows when they are taken. */
  function readAhead(current: ChainState, from: number, to: number): void {
    ahead = { from, latest: readLatest(), facts: readFacts(options, current, from, to) }
    ahead.latest.catch(() => undefined)
    ahead.facts.catch(() => undefined)
  }

  function readLatest(): Promise<Head> {
    return rpc.call<Head>('eth_getBlockByNumber', ['latest', false])
  }

  async function write(current: ChainState, facts: BlockFacts[], head: number): Promise<void> {
    const last = facts.at(-1)?.block
    if (!last) return
    const summary = summarise(facts)
    const fresh = [...summary.deltas.tokens.keys()].filter((token) => !current.tokens.has(token))
    const tokenMetadata = fresh.length > 0 ? await readTokenMetadata(rpc, fresh) : new Map()
    const atHead = last.number === head
    const asked = atHead
      ? new Set([...summary.deltas.addresses.keys(), ...(await unreconciledAddresses(database))])
      : []
    const balances = atHead ? await readBalances(rpc, [...asked], last) : new Map()
    if (summary.markets.created.length > 0) await readMissingStablecoin(rpc, database, target)
    const before = current.newest
    await database.transaction((transaction) =>
      writeBlocks(transaction, {
        facts,
        summary,
        before,
        tokenMetadata,
        names: options.names,
        balances,
        headBlock: head,
      }),
    )
    current.newest = { number: last.number, hash: last.hash, timestamp: last.timestamp }
    for (const token of fresh) current.tokens.add(token)
  }

  async function leave(newest: StoredBlock, head: number): Promise<SyncStepResult> {
    state = undefined
    const block = await handleReorg({ rpc, database, target, log }, { from: newest.number, head })
    return { block, head, caughtUp: false }
  }
}

/** Pools these blocks create are known from here on: what keeps the blocks from being written ends the state, too. */
async function readFacts(
  { rpc, traces, target }: SyncStepOptions,
  { pools }: ChainState,
  from: number,
  to: number,
): Promise<BlockFacts[]> {
  const reads = await readBlocks(rpc, { from, to, enough: transactionsAtOnce }, traces)
  const scope = { pools, curveFactory: target.curveFactory ?? null }
  return reads.map((read) => decodeBlock(read, scope))
}

/** How many blocks come next, by how full these were. It doubles at most: full blocks may follow empty ones. */
function nextSize(blocks: number, transactions: number): number {
  const fitting = Math.round((blocks * transactionsAtOnce) / Math.max(transactions, 1))
  return Math.max(1, Math.min(blocksAtOnce, 2 * blocks, fitting))
}

function assertConsecutive(facts: BlockFacts[]): void {
  facts.forEach(({ block }, index) => {
    const parent = facts[index - 1]?.block
    if (parent && parent.hash !== block.parentHash)
      throw new BlockReplaced(`Block ${block.number} was replaced`)
  })
}
