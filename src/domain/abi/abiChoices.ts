import { type Abi, erc20Abi, erc721Abi } from 'viem'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'

/** An ABI that the app includes. `area`: what a network must have beside its chain for the contract to exist there. */
export type AbiChoice = { id: string; label: string; area: 'markets' | 'lending' | null; abi: Abi }

/** The ABIs that the contract tab offers beside a pasted one: token standards, and the contracts this app knows. */
export const abiChoices: readonly AbiChoice[] = [
  { id: 'ERC-20', label: 'ERC-20 token', area: null, abi: erc20Abi },
  { id: 'ERC-721', label: 'ERC-721 collection', area: null, abi: erc721Abi },
  { id: 'ERC-1155', label: 'ERC-1155 tokens', area: null, abi: multiTokenAbi },
  { id: 'lending', label: 'Lending pool', area: 'lending', abi: lendingPoolAbi },
  { id: 'curve', label: 'Market (bonding curve)', area: 'markets', abi: hlpmmPoolAbi },
  { id: 'router', label: 'Router of markets', area: 'markets', abi: hlpmmRouterAbi },
  { id: 'quoter', label: 'Quoter of markets', area: 'markets', abi: hlpmmQuoterAbi },
  { id: 'factory', label: 'Market factory', area: 'markets', abi: hlpmmFactoryAbi },
  { id: 'market-nft', label: 'Market NFT', area: 'markets', abi: hlpmmNftAbi },
]
