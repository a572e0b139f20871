import { type Abi, type Hex, parseAbi, toFunctionSelector } from 'viem'
import { contractAbis } from '#network/contracts/contractAbis.ts'

const standards = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function multicall(bytes[] data)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

const abis: Abi[] = [...contractAbis, standards]
const names = new Map<string, string>()
for (const item of abis.flat()) if (item.type === 'function') names.set(toFunctionSelector(item), item.name)

/** The first four bytes of a call's input. Null for a plain transfer or a creation. */
export function methodId(to: string | null, input: Hex): Hex | null {
  return to !== null && input.length >= 10 ? (input.slice(0, 10) as Hex) : null
}

/** The name of the called function, when one of the network's contracts or a token standard has it. */
export function methodName(id: Hex | null): string | null {
  return (id && names.get(id)) ?? null
}
