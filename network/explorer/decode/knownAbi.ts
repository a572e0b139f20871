import { type Abi, erc721Abi, erc1155Abi, parseAbi } from 'viem'
import { contractAbis } from '#network/contracts/contractAbis.ts'
import { indexAbi } from './abiIndex.ts'

/** What Solidity itself reverts with. */
const solidityErrors = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])

/** Everything this explorer can put into words; where two share a selector the first one names it. */
export const knownAbi: Abi = [...contractAbis.flat(), ...solidityErrors, ...erc721Abi, ...erc1155Abi]

export const knownIndex = indexAbi(knownAbi)
