import { type Address, type Block, getAddress, type Hash, hexToNumber, parseGwei } from 'viem'
import type { Node } from './nodeReader.ts'

/** What the beacon chain paid to an address in a block. `amount` is in wei. */
export type Withdrawal = { index: number; validatorIndex: number; receiver: Address; amount: bigint }

/**
 * The withdrawals of a block as the node tells them, the newest first. Null while the node does not answer, and where it
 * no longer has the block.
 */
export async function blockWithdrawals(node: Node, blockHash: Hash): Promise<Withdrawal[] | null> {
  const block: Block | null = await node.getBlock({ blockHash }).catch(() => null)
  if (!block) return null
  // Where the root stands without its list, the node keeps the list to itself.
  if (!block.withdrawals) return block.withdrawalsRoot ? null : []
  return block.withdrawals
    .map(({ index, validatorIndex, address, amount }) => ({
      index: hexToNumber(index),
      validatorIndex: hexToNumber(validatorIndex),
      receiver: getAddress(address),
      amount: parseGwei(BigInt(amount).toString()),
    }))
    .sort((a, b) => b.index - a.index)
}
