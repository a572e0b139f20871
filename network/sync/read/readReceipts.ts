import type { WireBlock, WireReceipt } from '#network/decode/wire.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

type BlockWithoutReceipts = { block: WireBlock | null; receipts: WireReceipt[] | null }

/**
 * Reads the receipts of blocks one by one, for a node that does not answer all of a block at once. The receipts of a
 * block stay null when one of them is gone.
 */
export async function readReceipts(rpc: Rpc, blocks: BlockWithoutReceipts[]): Promise<void> {
  const hashes = blocks.flatMap(({ block }) => block?.transactions.map(({ hash }) => hash) ?? [])
  const answers = await rpc.batch(
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  let next = 0
  for (const entry of blocks) {
    const count = entry.block?.transactions.length ?? 0
    const own = answers.slice(next, next + count)
    next += count
    for (const answer of own) if (answer instanceof RpcError) throw answer
    entry.receipts = own.includes(null) ? null : (own as WireReceipt[])
  }
}
