import { type Address, getAddress, type Hex, isHex, parseAbi } from 'viem'
import type { Node } from '#network/explorer/node/nodeReader.ts'

/** Where a proxy sends its calls. `type` has the words of Blockscout. A diamond has several implementations. */
export type ContractProxy = { type: string; implementations: Address[] }

/** keccak256('eip1967.proxy.implementation') - 1, and so on. */
const slots = [
  ['eip1967', '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'],
  ['eip1967_beacon', '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'],
  ['eip1822', '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7'],
  ['eip1967_oz', '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3'],
] as const

/** A minimal proxy (EIP-1167, also with arguments after it) does nothing but call the address in its middle. */
const minimalProxy = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/
/** The other clones of the libraries: short codes that push an address, the gas, and delegate. */
const otherClone = /^0x(?:[0-9a-f]{2}){0,100}?73([0-9a-f]{40})5af4/
const longestClone = 2 + 400
/** An account with a delegate (EIP-7702). */
const delegated = /^0xef0100([0-9a-f]{40})$/
/** The selector of `masterCopy()`, which the proxy of a Safe answers itself, from its first slot. */
const masterCopy = 'a619486e'
const longestSafe = 2 + 1_000

const proxyAbi = parseAbi([
  'function implementation() view returns (address)',
  'function facetAddresses() view returns (address[])',
  'function facets() view returns ((address facetAddress, bytes4[] functionSelectors)[])',
])

/** Reads a contract as a proxy. Null when the contract is no proxy, and while the node does not answer. */
export async function readProxy(node: Node, address: Address, code: Hex): Promise<ContractProxy | null> {
  const [, delegate] = delegated.exec(code) ?? []
  if (delegate) return proxyOf('eip7702', `0x${delegate}`)
  const [, minimal] = minimalProxy.exec(code) ?? []
  if (minimal) return proxyOf('eip1167', `0x${minimal}`)
  const [, clone] = (code.length <= longestClone && otherClone.exec(code)) || []
  if (clone) return proxyOf('clone_with_immutable_arguments', `0x${clone}`)
  if (!delegates(code)) return null
  return (await readSlots(node, address, code)) ?? (await readDiamond(node, address))
}

function proxyOf(type: string, implementation: Hex): ContractProxy {
  return { type, implementations: [getAddress(implementation)] }
}

/** Whether a code may delegate calls: it has the instruction, or a byte like it. */
function delegates(code: Hex): boolean {
  for (let at = 2; at < code.length; at += 2) if (code.startsWith('f4', at)) return true
  return false
}

async function readSlots(node: Node, address: Address, code: Hex): Promise<ContractProxy | null> {
  const isSafe = code.length <= longestSafe && code.includes(masterCopy)
  const wanted = isSafe ? [['master_copy', '0x0'] as const] : slots
  const found = await Promise.all(wanted.map(([, slot]) => readSlot(node, address, slot)))
  const index = found.findIndex((each) => each !== null)
  const [type] = wanted[index] ?? []
  const target = found[index]
  if (!type || !target) return null
  if (type !== 'eip1967_beacon') return proxyOf(type, target)
  const implementation = await ask(node, target, 'implementation')
  return typeof implementation === 'string' ? proxyOf(type, implementation as Hex) : null
}

/**
 * The implementations of a proxy after a block. `type` is that of today. None where it was no such proxy then, and where
 * the node does not have that state.
 */
export async function readImplementationsAt(
  node: Node,
  { address, type }: { address: Address; type: string },
  blockNumber: bigint,
): Promise<Address[]> {
  if (type === 'eip7702') {
    const code = await node.getCode({ address, blockNumber }).catch(() => undefined)
    const [, delegate] = delegated.exec(code ?? '') ?? []
    return delegate ? [getAddress(`0x${delegate}`)] : []
  }
  if (type === 'eip2535') return (await readDiamond(node, address, blockNumber))?.implementations ?? []
  const slot = type === 'master_copy' ? '0x0' : slots.find(([name]) => name === type)?.[1]
  const target = slot ? await readSlot(node, address, slot, blockNumber) : null
  if (!target || type !== 'eip1967_beacon') return target ? [target] : []
  const implementation = await ask(node, target, 'implementation', blockNumber)
  return typeof implementation === 'string' ? [getAddress(implementation)] : []
}

async function readSlot(
  node: Node,
  address: Address,
  slot: Hex,
  blockNumber?: bigint,
): Promise<Address | null> {
  const at = blockNumber === undefined ? {} : { blockNumber }
  const word = await node.getStorageAt({ address, slot, ...at }).catch(() => undefined)
  const digits = isHex(word) ? word.slice(2).padStart(64, '0') : ''
  const isAddress = /^0{24}/.test(digits) && /[1-9a-f]/.test(digits)
  return isAddress ? getAddress(`0x${digits.slice(24)}`) : null
}

/** Reads a diamond's facets from the diamond itself (EIP-2535). */
async function readDiamond(
  node: Node,
  address: Address,
  blockNumber?: bigint,
): Promise<ContractProxy | null> {
  const [addresses, facets] = await Promise.all([
    ask(node, address, 'facetAddresses', blockNumber),
    ask(node, address, 'facets', blockNumber),
  ])
  const listed = listOf<Address>(addresses) ?? listOf<Facet>(facets)?.map(({ facetAddress }) => facetAddress)
  const others = [...new Set(listed)].filter((facet) => facet !== address)
  return others.length > 0 ? { type: 'eip2535', implementations: others.slice(0, mostFacets) } : null
}

const mostFacets = 50

type Facet = { facetAddress: Address }

function listOf<Item>(answer: unknown): Item[] | null {
  return Array.isArray(answer) && answer.length > 0 ? answer : null
}

function ask(
  node: Node,
  address: Address,
  functionName: 'implementation' | 'facetAddresses' | 'facets',
  blockNumber?: bigint,
) {
  const at = blockNumber === undefined ? {} : { blockNumber }
  return node.readContract({ abi: proxyAbi, address, functionName, ...at }).catch(() => null)
}
