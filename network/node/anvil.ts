import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Recall } from '#network/rpc/nodeReply.ts'
import { type Anvil, endStaleProcess, startAnvil } from './anvilProcess.ts'
import { type BlockMiner, createBlockMiner } from './blockMiner.ts'
import { assertPortFree, findHiddenAddress } from './freePort.ts'
import { type KeptChain, openKeptChain } from './keptChain.ts'
import { type NodeFront, openNodeFront } from './nodeFront.ts'
import { isSaved } from './stateDump.ts'

export type NodeOptions = {
  port: number
  host?: string
  /** The folder that keeps the chain between starts. Without it the chain ends with the process. */
  folder?: string
  /** Time of the first block of a new chain. */
  genesisTime?: Date
  /** Milliseconds between saves while running. */
  saveInterval?: number
  /**
   * Megabytes of memory above which the node is replaced by one that continues from the saved chain. It is also
   * replaced when it ends by itself. Needs a folder. Without a limit, the node itself listens on the port.
   */
  memoryLimit?: number
  /**
   * The number of blocks whose transactions the node keeps. Default: 600, and 5,000 for a new chain, which is not
   * stored yet.
   */
  blocksKept?: number | undefined
}

/** A running node. It mines only on request: one block with `evm_mine`, or continuously with `mineEvery`. */
export type Node = {
  url: string
  /** Whether the chain is new. An earlier start may have kept one. */
  fresh: boolean
  /** Seconds may have a fraction. */
  mineEvery(seconds: number): Promise<void>
  /** Saves the chain as it is now for the next start. */
  save(): Promise<void>
  /** Lets a store answer calls about pruned data through the port. Only a node with a memory limit has such a port. */
  recall(recall: Recall): void
  /** Replaces the process behind the same port. Only a node with a memory limit has it. */
  replace(): Promise<void>
  /** Megabytes of memory that the node uses; null where the system does not report it. */
  memory(): Promise<number | null>
  /** Stops mining, saves and ends the process. */
  stop(): Promise<void>
}

/**
 * Blocks whose transactions and receipts the node keeps, about 20 minutes of them. They are most of its memory: 35 to
 * 130 kB a transaction. Older ones are in the store. A new chain keeps all of its history until it is stored.
 */
const blocksKept = 600
const historyKept = 5_000
/** Blocks that a node with a memory limit has at its start. The file of the chain would grow by 50 MB a day. */
const headersKept = 20_000
/** Milliseconds between two checks of the memory. */
const watchInterval = 15_000
/** Milliseconds between two saves: the node answers nobody for seconds meanwhile, and its journal has what came since. */
const usualSaveInterval = 15 * 60_000
/** Milliseconds between two tries to start a node again. */
const restartPause = 1_000
/** The growth since its start at which a node is replaced, also when it started above the limit. */
const growth = 1.5

/** Starts anvil with the local network's accounts. A kept chain is ready in about a second. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const { port, host = '127.0.0.1', folder, saveInterval = usualSaveInterval, memoryLimit } = options
  const { stateFile, pidFile } = await prepareFolder(folder)
  await claimPort(port, host, pidFile)
  const fresh = !stateFile || !isSaved(stateFile)
  const genesisTime = Math.floor((options.genesisTime ?? new Date()).getTime() / 1000)
  let current: Anvil
  const node = () => current?.rpc
  const chain = stateFile ? openKeptChain({ file: stateFile, saveInterval, node }) : undefined
  const front =
    memoryLimit !== undefined && chain ? await openNodeFront(port, host, undefined, chain.heard) : undefined
  const miner = createBlockMiner(node)
  let stopped: Promise<void> | undefined
  let replacing: Promise<void> | undefined
  let restarting: Promise<void> | undefined
  const stopping = new AbortController()
  let smallest = 0

  async function open(): Promise<Anvil> {
    const place = front ? await findHiddenAddress() : { host, port }
    const kept = await chain?.load(front && headersKept)
    const most = options.blocksKept ?? (front && kept ? blocksKept : historyKept)
    const anvil = await startAnvil({ ...place, genesisTime, stateFile: kept, blocksKept: most })
    await resume(anvil, miner, pidFile, kept ? chain : undefined)
    smallest = (await anvil.memory()) ?? 0
    void anvil.ended.then(() => afterEnd(anvil))
    return anvil
  }

  /**
   * Continues from the last save and the journal after the node ended by itself. The last seconds are lost, as in a reorg.
   */
  async function afterEnd(anvil: Anvil): Promise<void> {
    await replacing?.catch(() => undefined)
    if (!front || anvil !== current || stopped) return
    restarting = front.hold().then(async () => {
      current = (await untilStarted(open, stopping.signal)) ?? current
      await front.release(current)
    })
  }

  current = await open().catch(async (error: unknown) => {
    chain?.stop()
    await front?.stop()
    throw error
  })
  await front?.release(current)

  const isLarge = async () =>
    ((await current.memory()) ?? 0) > Math.max(memoryLimit ?? Number.POSITIVE_INFINITY, smallest * growth)
  const watching = setInterval(async () => {
    if (await isLarge()) await replace().catch(() => undefined)
  }, watchInterval).unref()

  /** Mines the pending transactions in a last block, saves, and continues with a new process. The old one is read meanwhile. */
  async function replaceHeld(held: NodeFront): Promise<void> {
    const former = current
    await held.hold()
    try {
      await mineLastBlock(former, miner)
      await chain?.save()
      current = await open()
    } catch (error) {
      await miner.started(former.rpc).catch(() => undefined)
      throw error
    } finally {
      await held.release(current)
    }
    await former.end()
  }

  async function replace(): Promise<void> {
    await restarting
    if (!front || stopped) return
    replacing ??= replaceHeld(front).finally(() => {
      replacing = undefined
    })
    await replacing
  }

  async function stop() {
    chain?.stop()
    clearInterval(watching)
    stopping.abort()
    await Promise.allSettled([replacing, restarting])
    try {
      await miner.pause(current.rpc).catch(() => undefined)
      // When this fails, the last save stays.
      if (current.isAlive()) await chain?.save()
    } finally {
      await current.end()
      await front?.stop()
      if (pidFile) await rm(pidFile, { force: true })
    }
  }

  return {
    url: `http://${host}:${port}`,
    fresh,
    save: async () => chain?.save(),
    replace,
    recall: (recall) => front?.recall(recall),
    memory: () => current.memory(),
    mineEvery: miner.every,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Mines on a new process what its file does not have. Ends it when this fails. */
async function resume(anvil: Anvil, miner: BlockMiner, pidFile: string | undefined, chain?: KeptChain) {
  try {
    if (pidFile) await writeFile(pidFile, String(anvil.pid))
    await chain?.resume(anvil.rpc)
    await miner.started(anvil.rpc)
  } catch (error) {
    await anvil.end()
    throw error
  }
}

/** Starts a node, again until one starts. Undefined when the signal came first. */
async function untilStarted(start: () => Promise<Anvil>, signal: AbortSignal): Promise<Anvil | undefined> {
  while (!signal.aborted) {
    const started = await start().catch(() => undefined)
    if (started) return started
    await wait(restartPause, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

/** Creates the folder of a kept chain and returns its files; none without a folder. */
async function prepareFolder(folder: string | undefined) {
  if (folder === undefined) return { stateFile: undefined, pidFile: undefined }
  await mkdir(folder, { recursive: true })
  return { stateFile: join(folder, 'state.json'), pidFile: join(folder, 'anvil.pid') }
}

/** Ends the node that an earlier start left on the port. Rejects when another program has it. */
async function claimPort(port: number, host: string, pidFile: string | undefined): Promise<void> {
  const stale = pidFile ? await endStaleProcess(pidFile) : false
  await assertPortFree(port, host, 'TIDELINE_NODE_PORT', stale ? 2_000 : 0)
}

/** Mines the pending transactions and stops mining. */
async function mineLastBlock({ rpc }: Anvil, miner: BlockMiner): Promise<void> {
  await miner.pause(rpc)
  const { pending } = await rpc.call<{ pending: string }>('txpool_status')
  if (Number(pending) > 0) await rpc.call('evm_mine')
}
