import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import { createRpc } from '#network/rpc/client.ts'
import type { SyncStatus } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'
import { BlockReplaced, probeTraces } from '#network/sync/read/readBlocks.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import { initialiseStore, readProgress } from './chainState.ts'
import type { Log } from './syncLog.ts'
import { createSyncStep } from './syncStep.ts'
import { readSyncTarget } from './syncTarget.ts'

export type SyncOptions = {
  store: Store
  rpcUrl: string
  /** Whose markets are read; none without it. */
  curveFactory: Address | null
  lendingPool: Address | null
  /** Milliseconds between questions for a new block. Default 200. */
  pollingInterval?: number
  /** Names of contracts the network knows by address. */
  names?: Names
  log?: Log
  /** How far it is, after every commit. */
  onProgress?: (progress: { block: number; head: number }) => void
}

export type Sync = {
  /** Settles when the store has every block the node had at the time of the call, or has instead. */
  caughtUp(): Promise<void>
  /** The node's newest block, and what keeps the store from having it. */
  health: SyncStatus
  /** Finishes the blocks under way and ends. */
  stop(): Promise<void>
}

/** Milliseconds until the next try after a failure: longer each time. */
const shortestPause = 50
const longestPause = 5_000

/**
 * Follows a node: reads blocks in order and keeps the store equal to the chain, whatever happens. A reorg is rolled
 * back to the last common block; another genesis empties the store; a node that is away is asked again, without end.
 * While another process writes the same store it stands by.
 * Rejects when the node cannot be reached at the start.
 */
export async function startSync(options: SyncOptions): Promise<Sync> {
  const { store, rpcUrl, pollingInterval = 200, log = () => undefined } = options
  const rpc = createRpc(rpcUrl)
  const traces = await probeTraces(rpc)
  if (traces === 'none') log('warning', 'The node has no traces: internal transactions stay empty')
  let step: ReturnType<typeof createSyncStep> | undefined

  /** The step of the process that writes; made anew when it is elected. Undefined while another one writes. */
  async function electedStep(): Promise<typeof step> {
    if (!(await store.mayWrite())) step = undefined
    else if (!step) {
      // Asked anew at each election: the node may have begun another chain since.
      const target = await readSyncTarget(rpc, options)
      await initialiseStore(store.database, target)
      step = createSyncStep({ ...options, rpc, traces, log, names: options.names ?? new Map(), target })
    }
    return step
  }

  const stopping = new AbortController()
  let waiting: { head: number; resolve: () => void }[] = []
  let headBlock: number | null = null
  let problem: ReturnType<SyncStatus>['problem'] = null

  /** Where the store and the node are while another process writes. */
  async function standBy() {
    const [progress, head] = await Promise.all([
      readProgress(store.database),
      rpc.call<string>('eth_blockNumber'),
    ])
    return { ...progress, head: Number(head) }
  }

  /** One step; returns how long to rest after it. */
  async function advance(pause: number): Promise<number> {
    const asked = new Set(waiting)
    try {
      const elected = await electedStep()
      const { block, head, caughtUp } = elected ? await elected() : await standBy()
      headBlock = head
      problem = null
      if (!caughtUp) return 0
      const served = waiting.filter((waiter) => waiter.head <= block || (elected && asked.has(waiter)))
      waiting = waiting.filter((waiter) => !served.includes(waiter))
      for (const waiter of served) waiter.resolve()
      return pollingInterval
    } catch (error) {
      const longer = Math.min(Math.max(pause * 2, shortestPause), longestPause)
      if (error instanceof BlockReplaced && longer < 1_000) return longer
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
    async caughtUp() {
      const head = Number(await rpc.call<string>('eth_blockNumber'))
      await new Promise<void>((resolve) => waiting.push({ head, resolve }))
    },
    health: () => ({ headBlock, problem }),
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** The first line of what went wrong; of a failed query, what the database said. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = error.cause instanceof Error ? error.cause.message : error.message
  return message.split('\n')[0] ?? message
}
