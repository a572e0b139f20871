import type { Block, Hash } from 'viem'
import { storedWithdrawals } from '#network/decode/storedWithdrawals.ts'
import type { StoredWithdrawal } from '#network/store/schema/blockTables.ts'
import type { Node } from './nodeReader.ts'

/**
 * The withdrawals of a block, the newest first. A block that was stored without them is asked of the node. Null while the node
 * does not answer, where it no longer has the block, and where it keeps them to itself.
 */
export async function blockWithdrawals(
  node: Node,
  { hash, withdrawals }: { hash: Hash; withdrawals: StoredWithdrawal[] | null },
): Promise<StoredWithdrawal[] | null> {
  const told = withdrawals ?? (await askedWithdrawals(node, hash))
  return told && [...told].sort((a, b) => b.index - a.index)
}

async function askedWithdrawals(node: Node, blockHash: Hash): Promise<StoredWithdrawal[] | null> {
  const block: Block | null = await node.getBlock({ blockHash }).catch(() => null)
  return block && storedWithdrawals(block)
}
