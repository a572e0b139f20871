import { type Address, getAddress, type Hex, isHex } from 'viem'
import type { Node } from '#network/explorer/node/nodeReader.ts'

/** Where a proxy sends its calls. */
export type ContractProxy = { type: 'eip1967' | 'eip1167'; implementation: Address }

/** keccak256('eip1967.proxy.implementation') - 1 */
const implementationSlot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** A minimal proxy is nothing but a call of the address in its middle. */
const minimalProxy = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/

/** The proxy that a contract is. Null for any other contract, and while the node does not answer. */
export async function readProxy(node: Node, address: Address, code: Hex): Promise<ContractProxy | null> {
  const [, minimal] = minimalProxy.exec(code) ?? []
  if (minimal) return { type: 'eip1167', implementation: getAddress(`0x${minimal}`) }
  const word = await node.getStorageAt({ address, slot: implementationSlot }).catch(() => undefined)
  const digits = isHex(word) ? word.slice(2).padStart(64, '0').slice(24) : ''
  return /[1-9a-f]/.test(digits) ? { type: 'eip1967', implementation: getAddress(`0x${digits}`) } : null
}
