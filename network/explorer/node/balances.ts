import { type Address, erc20Abi } from 'viem'
import type { Node } from './node.ts'

/** Native coins of an address now, in wei; null while the node does not answer. */
export function coinBalance(node: Node, address: Address): Promise<bigint | null> {
  return node.getBalance({ address }).catch(() => null)
}

/** What a holder has of a token now; null while the node does not answer. */
export function tokenBalance(node: Node, token: Address, holder: Address): Promise<bigint | null> {
  return node
    .readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
    .catch(() => null)
}

/** How much of a token there is now; null while the node does not answer. */
export function tokenSupply(node: Node, token: Address): Promise<bigint | null> {
  return node.readContract({ address: token, abi: erc20Abi, functionName: 'totalSupply' }).catch(() => null)
}
