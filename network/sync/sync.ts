import { setTimeout as wait } from 'node:timers/promises'
import { createRpc } from '#network/rpc/rpcClient.ts'
import type { SyncStatus } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'
import { probeNode } from '#network/sync/read/nodeMethods.ts'
import { BlockReplaced } from '#network/sync/read/readBlocks.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import type { FirstBlock } from './firstBlock.ts'
import { createStepWhenElected } from './stepWhenElected.ts'
import type { Log } from './syncLog.ts'
import type { Contracts, SyncTarget } from './syncTarget.ts'

export type SyncOptions = Contracts & {
  store: Store
  rpcUrl: string
  /** Milliseconds between questions for a new block. Default 200. */
  pollingInterval?: number
  /** Names of contracts the network knows by address. */
  names?: Names
  /** Where the stored part of the chain begins. Default: at its genesis. */
  firstBlock?: FirstBlock
  /** The number of newest blocks that keep their records. Default: all. */
  keepBlocks?: number | undefined
  /**
   * The largest size of the database in megabytes, without its log; beyond it the oldest blocks lose their records.
   * Default: any size.
   */
  keepMegabytes?: number | undefined
  /** How many blocks each partition of the large tables has. Default: a million. */
  partitionBlocks?: number | undefined
  /** Whether the node's answers are stored word for word, for a port that answers with them later. Default: no. */
  keepAnswers?: boolean | undefined
  log?: Log
  /** Called after every commit. */
  onProgress?: (progress: { block: number; head: number }) => void
  /** Called after the node began another chain and the store was emptied for it. */
  onNewChain?: (target: SyncTarget) => void
}

export type Sync = {
  /**
   * Resolves when the store has every block the node had at the time of the call, or the blocks that replaced them.
   * Rejects when the sync is stopped before.
   */
  caughtUp(): Promise<void>
  /** The node's newest block, and the problem that keeps the store from reaching it. */
  status: SyncStatus
  /** The chain that is read. Null before the first answer, and while another process writes the store. */
  target(): SyncTarget | null
  /** Finishes the current blocks and stops. */
  stop(): Promise<void>
}

/** Milliseconds until the next try after a failure. The pause doubles each time. */
const shortestPause = 50
const longestPause = 5_000
/**
 * At the head, blocks are often replaced while they are read. A failure counts as a problem only once the pause is this
 * long.
 */
const quietPause = 1_000

/**
 * Keeps a store equal to a node's chain. It reads blocks in order, rolls a reorg back to the last common block, and
 * empties the store when the node has another genesis. It keeps retrying a node that is away. It stands by while
 * another process writes the same store. Rejects when the node cannot be reached at the start.
 */
export async function startSync(options: SyncOptions): Promise<Sync> {
  const { store, rpcUrl, pollingInterval = 200, log = () => undefined, names = new Map() } = options
  const rpc = createRpc(rpcUrl)
  const methods = await probeNode(rpc)
  if (methods.traces === 'none') log('warning', 'The node has no traces: internal transactions stay empty')
  const { marketFactory, lendingPool, firstBlock, keepBlocks, keepMegabytes, onProgress, onNewChain } =
    options
  const { partitionBlocks, keepAnswers } = options
  const kept = { firstBlock, keepBlocks, keepMegabytes, partitionBlocks, keepAnswers }
  const context = { store, rpc, methods, names, ...kept, log, onProgress, onNewChain }
  let target: SyncTarget | null = null
  const step = createStepWhenElected(context, { marketFactory, lendingPool }, (found) => {
    target = found
  })
  const waiters = createWaiters()
  const stopping = new AbortController()
  let headBlock: number | null = null
  let problem: ReturnType<SyncStatus>['problem'] = null

  /** Takes one step and returns the milliseconds to wait after it. */
  async function advance(pause: number): Promise<number> {
    const asked = waiters.current()
    try {
      const { block, head, caughtUp, elected } = await step()
      headBlock = head
      problem = null
      if (!caughtUp) return 0
      waiters.resolve(block, elected ? asked : [])
      return pollingInterval
    } catch (error) {
      const longer = Math.min(Math.max(pause * 2, shortestPause), longestPause)
      if (error instanceof BlockReplaced && longer < quietPause) return longer
      const message = messageOf(error)
      problem = { message, since: problem?.since ?? new Date() }
      log('error', message, { retryIn: longer })
      return longer
    }
  }

  async function run(): Promise<void> {
    let pause = 0
    while (!stopping.signal.aborted) {
      pause = await advance(pause)
      if (pause > 0) await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()

  return {
    // Without the node's head, it is the head of the step that finds nothing else.
    caughtUp: async () =>
      waiters.wait(await rpc.call('eth_blockNumber').then(Number, () => Number.POSITIVE_INFINITY)),
    status: () => ({ headBlock, problem }),
    target: () => target,
    async stop() {
      stopping.abort()
      await running
      waiters.end()
    },
  }
}

/** The first line of an error's message. For a failed query it is the database's message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = error.cause instanceof Error ? error.cause.message : error.message
  return message.split('\n')[0] ?? message
}

type Waiter = { head: number; resolve: () => void; reject: (error: Error) => void }

/** Callers who wait until the store has every block the node had when they asked. */
function createWaiters() {
  let waiting: readonly Waiter[] = []
  let isEnded = false
  return {
    /** Resolves when the store has the block `head`, or the blocks that replaced it. Rejects after `end`. */
    wait(head: number): Promise<void> {
      return new Promise((resolve, reject) => {
        if (isEnded) reject(stoppedError())
        else waiting = [...waiting, { head, resolve, reject }]
      })
    },

    /** The callers who wait now. */
    current: () => waiting,

    /** Resolves the callers who asked for a block up to this one, and those in `caughtUp`. */
    resolve(block: number, caughtUp: readonly Waiter[]): void {
      const done = waiting.filter((waiter) => waiter.head <= block || caughtUp.includes(waiter))
      waiting = waiting.filter((waiter) => !done.includes(waiter))
      for (const waiter of done) waiter.resolve()
    },

    /** Rejects the callers who still wait, because no more blocks come. */
    end(): void {
      isEnded = true
      for (const { reject } of waiting) reject(stoppedError())
      waiting = []
    },
  }
}

function stoppedError(): Error {
  return new Error('The sync was stopped before it had caught up.')
}
