import type { Hash, Hex } from 'viem'
import { type BlockFacts, decodeBlock } from '#network/decode/decodeBlock.ts'
import type { ChainState } from '#network/sync/chainState.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { readMissingMarketContracts } from '#network/sync/syncTarget.ts'
import { createCodeReader } from './calledCode.ts'
import { readAnswers } from './readAnswers.ts'
import { readBlocks } from './readBlocks.ts'

/** The distance from the head below which each block gets its own database transaction. */
const nearHead = 4
/** Further behind, blocks are read in batches of about this many transactions. */
const transactionsInBatch = 800
/** A batch never has more blocks than this. */
const maximumBatchSize = 100
const firstBatchSize = 20

/** The number of blocks of another branch to read at once; hardly any reorg is deeper. */
const blocksOfBranch = 64

/** A block as `eth_getBlockByNumber` names it. */
export type Head = { number: Hex; hash: Hash }

/** The next blocks, read while others are written, and the newest block at that time. */
type Prefetch = { from: number; latest: Promise<Head>; facts: Promise<BlockFacts[]> }

/** The start of a step. */
type NextBlocks = {
  /** The node's newest block. */
  latest: Head
  /** Whether `latest` was read in advance, so that the node may have a newer block. */
  prefetched: boolean
  /** Reads and decodes the blocks after the newest stored one. */
  read(state: ChainState): Promise<BlockFacts[]>
}

export type BlockReader = ReturnType<typeof createBlockReader>

/** Reads the blocks that are written next. Far behind the head it reads them while the previous ones are written. */
export function createBlockReader({
  store,
  rpc,
  methods,
  target,
  keepAnswers,
}: Pick<SyncContext, 'store' | 'rpc' | 'methods' | 'target' | 'keepAnswers'>) {
  const readCode = createCodeReader(rpc)
  let batchSize = firstBatchSize
  let prefetch: Prefetch | undefined

  function readLatest(): Promise<Head> {
    return rpc.call<Head>('eth_getBlockByNumber', ['latest', false])
  }

  async function readFacts(range: { from: number; to: number; enough?: number }): Promise<BlockFacts[]> {
    const reads = await readBlocks(rpc, range, methods)
    await readCode(reads)
    // Read after the blocks, so that a factory created in one of them exists.
    await readMissingMarketContracts(rpc, store.database, target)
    const facts = reads.map((read) => decodeBlock(read, target.marketEvents))
    if (!keepAnswers) return facts
    const answers = await readAnswers(rpc, reads)
    return facts.map((block, index) => ({ ...block, nodeAnswers: answers[index] }))
  }

  return {
    /** Begins a step. A prefetch serves one step. */
    async start(): Promise<NextBlocks> {
      const taken = prefetch
      prefetch = undefined
      const latest = await (taken?.latest ?? readLatest())
      return {
        latest,
        prefetched: taken !== undefined,
        async read({ newest }) {
          const head = Number(latest.number)
          const from = newest ? newest.number + 1 : target.firstBlock
          if (taken?.from === from) return taken.facts
          const to = head - from < nearHead ? from : Math.min(head, from + batchSize - 1)
          return readFacts({ from, to, enough: transactionsInBatch })
        },
      }
    },

    /** Reads the branch that begins after the newest block of `state`: all of it, or the beginning of a long one. */
    readBranch({ newest }: ChainState, head: number): Promise<BlockFacts[]> {
      const from = newest ? newest.number + 1 : target.firstBlock
      return readFacts({ from, to: Math.min(head, from + blocksOfBranch - 1) })
    },

    /** Starts to read the blocks after these, unless the head is near. A failure is thrown when they are used. */
    readAhead(facts: BlockFacts[], head: number): void {
      const last = facts.at(-1)?.block.number ?? head
      batchSize = nextBatchSize(facts)
      if (head - last < nearHead) return
      const from = last + 1
      const to = Math.min(head, last + batchSize)
      prefetch = {
        from,
        latest: readLatest(),
        facts: readFacts({ from, to, enough: transactionsInBatch }),
      }
      prefetch.latest.catch(() => undefined)
      prefetch.facts.catch(() => undefined)
    },

    /** Drops blocks read in advance. */
    discard(): void {
      prefetch = undefined
    },
  }
}

/**
 * The number of blocks to read next, by the transactions in the last ones. At most twice as many, because full blocks
 * may follow empty ones.
 */
function nextBatchSize(facts: BlockFacts[]): number {
  const transactions = facts.reduce((total, block) => total + block.transactions.length, 0)
  const fitting = Math.round((facts.length * transactionsInBatch) / Math.max(transactions, 1))
  return Math.max(1, Math.min(maximumBatchSize, 2 * facts.length, fitting))
}
