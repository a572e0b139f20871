import { type Address, erc20Abi } from 'viem'
import type { Node } from './node.ts'

/** Native coins of an address now, in wei. Null while the node does not answer. */
export function coinBalance(node: Node, address: Address): Promise<bigint | null> {
  return node.getBalance({ address }).catch(() => null)
}

/** A holder's balance of a token after a block. Null while the node does not answer, or no longer has that state. */
export function tokenBalance(
  node: Node,
  token: Address,
  holder: Address,
  blockNumber: bigint,
): Promise<bigint | null> {
  const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const
  return node.readContract({ ...call, blockNumber }).catch(() => null)
}

/** The total supply of a token after a block. Null while the node does not answer, or no longer has that state. */
export function tokenSupply(node: Node, token: Address, blockNumber: bigint): Promise<bigint | null> {
  const call = { address: token, abi: erc20Abi, functionName: 'totalSupply' } as const
  return node.readContract({ ...call, blockNumber }).catch(() => null)
}
