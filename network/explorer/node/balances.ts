import { type Address, erc20Abi } from 'viem'
import type { Node } from './node.ts'

/** Native coins of an address now, in wei. Null while the node does not answer. */
export function coinBalance(node: Node, address: Address): Promise<bigint | null> {
  return node.getBalance({ address }).catch(() => null)
}

/** A holder's balance of a token now. Null while the node does not answer. */
export function tokenBalance(node: Node, token: Address, holder: Address): Promise<bigint | null> {
  return node
    .readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
    .catch(() => null)
}

/** The total supply of a token now. Null while the node does not answer. */
export function tokenSupply(node: Node, token: Address): Promise<bigint | null> {
  return node.readContract({ address: token, abi: erc20Abi, functionName: 'totalSupply' }).catch(() => null)
}
