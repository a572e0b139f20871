import * as v from 'valibot'
import { type Block, blockSchema } from '#interfaces/explorer/block/block.ts'
import type { NodeBlock } from '#interfaces/node/chain/nodeBlock.ts'

/** A block of the node as the explorer would write it, for the same table. */
export function asBlock(block: NodeBlock): Block {
  return v.parse(blockSchema, {
    height: block.number,
    hash: block.hash,
    parent_hash: block.parentHash,
    timestamp: new Date(block.timestamp * 1_000).toISOString(),
    type: 'block',
    miner: block.miner,
    size: block.size,
    transactions_count: block.transactions?.length ?? null,
    gas_used: String(block.gasUsed),
    gas_limit: String(block.gasLimit),
    base_fee_per_gas: block.baseFeePerGas === null ? null : String(block.baseFeePerGas),
  })
}
