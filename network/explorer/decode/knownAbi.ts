import { type Abi, erc20Abi, erc721Abi, erc1155Abi, parseAbi } from 'viem'
import { contractAbis } from '#network/contracts/contractAbis.ts'
import { type AbiIndex, indexAbi } from './abiIndex.ts'

/** What Solidity itself reverts with. */
const solidityErrors = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])

/** Everything this explorer can put into words; where two share a selector the first one names it. */
export const knownAbi: Abi = [...contractAbis.flat(), ...solidityErrors, ...erc721Abi, ...erc1155Abi]

export const knownIndex = indexAbi(knownAbi)

const standards: ReadonlyMap<string, AbiIndex> = new Map([
  ['ERC-20', indexAbi(erc20Abi)],
  ['ERC-721', indexAbi(erc721Abi)],
  ['ERC-1155', indexAbi(erc1155Abi)],
])

/**
 * Functions whose second parameter is an amount in one token standard and an id in another. Their names give both
 * readings.
 */
const ambiguous = indexAbi(
  parseAbi([
    'function approve(address spender, uint256 amountOrTokenId)',
    'function transferFrom(address from, address to, uint256 amountOrTokenId)',
  ]),
)

/**
 * The ABI of the token's standard, which decodes calls before `knownIndex`. `tokenType` is null for a contract that is
 * no known token.
 */
export function standardIndex(tokenType: string | null): AbiIndex {
  return standards.get(tokenType ?? '') ?? ambiguous
}
