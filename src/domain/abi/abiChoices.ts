import { erc20Abi, erc721Abi } from 'viem'
import type { AbiItem } from '#lib/wire/contractAbi.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'

/** An ABI the app brings along. */
export type AbiChoice = { id: string; label: string; abi: readonly AbiItem[] }

/** What the contract tab offers besides: the standards, and the contracts this app knows. */
export const abiChoices: readonly AbiChoice[] = [
  { id: 'ERC-20', label: 'ERC-20 token', abi: erc20Abi as unknown as readonly AbiItem[] },
  { id: 'ERC-721', label: 'ERC-721 collection', abi: erc721Abi as unknown as readonly AbiItem[] },
  { id: 'ERC-1155', label: 'ERC-1155 tokens', abi: multiTokenAbi as unknown as readonly AbiItem[] },
  { id: 'lending', label: 'Lending pool', abi: lendingPoolAbi as unknown as readonly AbiItem[] },
  { id: 'curve', label: 'Market (bonding curve)', abi: curvePoolAbi as unknown as readonly AbiItem[] },
  { id: 'factory', label: 'Market factory', abi: curveFactoryAbi as unknown as readonly AbiItem[] },
]
