import { type Address, erc20Abi, erc1155Abi } from 'viem'
import type { Node } from './nodeReader.ts'

/** Native coins in wei, and the block after which they are that. Both are null while the node does not answer. */
export type CoinBalance = { balance: bigint | null; block: number | null }

/** Native coins of an address after a block. Null while the node does not answer, or does not have that state. */
export async function coinBalance(node: Node, address: Address, block: number): Promise<CoinBalance> {
  const balance = await node.getBalance({ address, blockNumber: BigInt(block) }).catch(() => null)
  return { balance, block: balance === null ? null : block }
}

/** Coins of an address after a block, and by how much that block changed them. Null where the node does not have a state. */
export async function coinChange(
  node: Node,
  address: Address,
  block: number,
): Promise<{ balance: bigint | null; delta: bigint | null }> {
  const [before, after] = await Promise.all(
    [Math.max(block - 1, 0), block].map((at) => coinBalance(node, address, at)),
  )
  const balance = after?.balance ?? null
  return { balance, delta: balance === null || before?.balance == null ? null : balance - before.balance }
}

type Balance = {
  token: Address
  holder: Address
  /** Which one, of an ERC-1155 token. */
  id: bigint | null
}

/** A holder's balance of a token after a block. Null while the node does not answer, or no longer has that state. */
export function tokenBalance(
  node: Node,
  { token, holder, id }: Balance,
  blockNumber: bigint,
): Promise<bigint | null> {
  const call = { address: token, functionName: 'balanceOf', blockNumber } as const
  const answer =
    id === null
      ? node.readContract({ ...call, abi: erc20Abi, args: [holder] })
      : node.readContract({ ...call, abi: erc1155Abi, args: [holder, id] })
  return answer.catch(() => null)
}

/** The total supply of a token after a block. Null while the node does not answer, or no longer has that state. */
export function tokenSupply(node: Node, token: Address, blockNumber: bigint): Promise<bigint | null> {
  const call = { address: token, abi: erc20Abi, functionName: 'totalSupply' } as const
  return node.readContract({ ...call, blockNumber }).catch(() => null)
}
