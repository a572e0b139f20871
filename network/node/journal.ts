import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import {
  type NodeTransaction,
  readTransactions,
  type SentTransaction,
  sendAgain,
} from './journalTransactions.ts'

/**
 * The chain's history since its last save, one JSON text a line: blocks with their signed transactions, and state that
 * scripts set outside of transactions. Anvil rebuilds the same blocks from it, with the same hashes. A save of the
 * whole chain takes seconds and 60 MB, a block of the journal milliseconds.
 */
export type Journal = {
  /** Writes the blocks since the last time. Resolves to false when the node has another chain than the journal. */
  write(rpc: Rpc): Promise<boolean>
  /** Writes the blocks, then a call that changes the state outside of blocks. */
  writeCall(rpc: Rpc, call: StateCall): Promise<void>
  /** Mines the blocks that the node lacks. Resolves to their number. */
  replay(rpc: Rpc): Promise<number>
  /** Begins a new file after a save. The previous file stays for the previous save. */
  turn(): Promise<void>
  /** Deletes the journal of a dropped chain. */
  forget(): Promise<void>
}

export type StateCall = { method: string; params: unknown[] }

type Block = {
  number: string
  hash: string
  parentHash: string
  timestamp: string
  miner: string
  gasLimit: string
  baseFeePerGas: string
}
type Line = { block: Block; transactions: SentTransaction[] } | { after: number; call: StateCall }
type FullBlock = Block & { transactions: NodeTransaction[] }

/** Blocks read from the node at once. */
const blocksAtOnce = 50

/** Opens the journal beside the file of a saved chain. */
export function openJournal(file: string): Journal {
  const before = `${file}.before`
  let last: { number: number; hash: string } | undefined
  let writing: Promise<unknown> = Promise.resolve()

  /** Writes one after another, so that the lines are in the order of the chain. */
  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = writing.then(write)
    writing = result.catch(() => undefined)
    return result
  }

  async function append(lines: Line[]): Promise<void> {
    const handle = await open(file, 'a')
    try {
      await handle.write(lines.map((line) => `\n${JSON.stringify(line)}`).join(''))
      // Synced, because a power failure loses unsynced data.
      await handle.datasync()
    } finally {
      await handle.close()
    }
  }

  async function writeBlocks(rpc: Rpc): Promise<boolean> {
    const head = Number(await rpc.call<string>('eth_blockNumber'))
    if (!last) {
      last = await headOf(rpc)
      return true
    }
    const isSame = (await blockOf(rpc, last.number))?.hash === last.hash
    if (!isSame) {
      last = await headOf(rpc)
      return false
    }
    while (last.number < head) {
      const numbers = range(last.number + 1, Math.min(head, last.number + blocksAtOnce))
      const blocks = await Promise.all(numbers.map((number) => blockOf(rpc, number, true)))
      const found = blocks.filter((block) => block !== null)
      const newest = found.at(-1)
      if (!newest) return false
      const lines = found.map(async ({ transactions, ...block }) => ({
        block: essential(block),
        transactions: await readTransactions(rpc, transactions),
      }))
      await append(await Promise.all(lines))
      last = { number: Number(newest.number), hash: newest.hash }
    }
    return true
  }

  return {
    write: (rpc) => inTurn(() => writeBlocks(rpc)),
    writeCall: (rpc, call) =>
      inTurn(async () => {
        await writeBlocks(rpc)
        if (last) await append([{ after: last.number, call }])
      }),
    replay: (rpc) =>
      inTurn(async () => {
        const count = await replayLines(rpc, [...(await readLines(before)), ...(await readLines(file))])
        last = await headOf(rpc)
        return count
      }),
    turn: () =>
      inTurn(async () => {
        await rm(before, { force: true })
        if (existsSync(file)) await rename(file, before)
      }),
    forget: () =>
      inTurn(async () => {
        for (const each of [file, before]) await rm(each, { force: true })
      }),
  }
}

/**
 * The complete lines of a journal; the last one before a kill may be truncated. Empty without a file. Blocks after a
 * missing one do not fit and are not mined.
 */
async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines: Line[] = []
  for (const line of text.split('\n')) {
    try {
      lines.push(JSON.parse(line) as Line)
    } catch {
      // The line is truncated, or the empty first one.
    }
  }
  return lines
}

/** Mines the missing blocks while each follows the one before it. Resolves to their number. */
async function replayLines(rpc: Rpc, lines: Line[]): Promise<number> {
  let last = await headOf(rpc)
  const saved = last.number
  const missing = lines.filter((line) =>
    'block' in line ? Number(line.block.number) > saved : line.after >= saved,
  )
  const first = missing.find((line) => 'block' in line)
  if (first?.block.parentHash !== last.hash) return 0
  // The node accepts only times after its clock, which begins at its start.
  await rpc.call('anvil_setTime', [last.timestamp])
  for (const line of missing) {
    if ('call' in line) await rpc.call(line.call.method, line.call.params).catch(() => undefined)
    else if (line.block.parentHash === last.hash) {
      await mineAgain(rpc, line.block, line.transactions, last)
      last = { ...line.block, number: Number(line.block.number), timestamp: Number(line.block.timestamp) }
    }
  }
  await rpc.call('anvil_setTime', [Math.max(last.timestamp, Math.floor(Date.now() / 1000))])
  return last.number - saved
}

async function mineAgain(
  rpc: Rpc,
  block: Block,
  transactions: SentTransaction[],
  before: Pick<Block, 'miner' | 'gasLimit'>,
): Promise<void> {
  if (block.miner !== before.miner) await rpc.call('anvil_setCoinbase', [block.miner])
  if (block.gasLimit !== before.gasLimit) await rpc.call('evm_setBlockGasLimit', [block.gasLimit])
  for (const transaction of transactions) await sendAgain(rpc, transaction)
  await rpc.call('evm_setNextBlockTimestamp', [Number(block.timestamp)])
  await rpc.call('anvil_setNextBlockBaseFeePerGas', [block.baseFeePerGas])
  await rpc.call('evm_mine')
}

async function headOf(rpc: Rpc) {
  const head = await rpc.call<Block>('eth_getBlockByNumber', ['latest', false])
  return { ...head, number: Number(head.number), timestamp: Number(head.timestamp) }
}

function blockOf(rpc: Rpc, number: number, whole = false): Promise<FullBlock | null> {
  return rpc.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, whole])
}

function essential({ number, hash, parentHash, timestamp, miner, gasLimit, baseFeePerGas }: Block): Block {
  return { number, hash, parentHash, timestamp, miner, gasLimit, baseFeePerGas }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
