import { type Abi, erc20Abi, erc721Abi } from 'viem'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'

/** An ABI that the app includes. */
export type AbiChoice = { id: string; label: string; abi: Abi }

/** The ABIs that the contract tab offers beside a pasted one: token standards, and the contracts this app knows. */
export const abiChoices: readonly AbiChoice[] = [
  { id: 'ERC-20', label: 'ERC-20 token', abi: erc20Abi },
  { id: 'ERC-721', label: 'ERC-721 collection', abi: erc721Abi },
  { id: 'ERC-1155', label: 'ERC-1155 tokens', abi: multiTokenAbi },
  { id: 'lending', label: 'Lending pool', abi: lendingPoolAbi },
  { id: 'curve', label: 'Market (bonding curve)', abi: hlpmmPoolAbi },
  { id: 'router', label: 'Router of markets', abi: hlpmmRouterAbi },
  { id: 'quoter', label: 'Quoter of markets', abi: hlpmmQuoterAbi },
  { id: 'factory', label: 'Market factory', abi: hlpmmFactoryAbi },
  { id: 'market-nft', label: 'Market NFT', abi: hlpmmNftAbi },
]
