import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Hash } from 'viem'
import type { nodeAnswers } from '#network/store/schema/blockTables.ts'
import type { BlockRead, WireBlock, WireFrame, WireReceipt, WireTrace } from './wire.ts'

/** What a node answered about one block: with whole transactions, and with every field that it gave. */
export type BlockAnswers = {
  block: WireBlock
  receipts: WireReceipt[]
  /** `trace_block`. Null where the node did not trace every transaction. */
  traces: WireTrace[] | null
  /** `debug_traceBlockByNumber` with the `callTracer`, where a call failed and the node could still run the block again. */
  frames?: TracedTransaction[]
}

export type TracedTransaction = { txHash?: Hash; result?: WireFrame; error?: string }

const compress = promisify(deflate)
const decompress = promisify(inflate)

/** The answers of a block as a row of the store. */
export async function packAnswers(
  read: BlockRead,
  frames?: TracedTransaction[],
): Promise<typeof nodeAnswers.$inferInsert> {
  const { block, receipts, traced, traces } = read
  const answers: BlockAnswers = {
    block,
    receipts,
    traces: (traced && traces) || null,
    ...(frames && { frames }),
  }
  const packed = await compress(JSON.stringify(answers))
  return { blockNumber: Number(block.number), blockHash: block.hash, body: `\\x${packed.toString('hex')}` }
}

export async function unpackAnswers(body: Uint8Array | string): Promise<BlockAnswers> {
  const packed = typeof body === 'string' ? Buffer.from(body.slice(2), 'hex') : body
  return JSON.parse((await decompress(packed)).toString('utf8')) as BlockAnswers
}
