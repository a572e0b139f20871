import type { Abi } from 'viem'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { marketNftAbi } from '#spec/abi/marketNft.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { permitTokenAbi } from '#spec/abi/permitToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { playgroundChildAbi } from '#spec/abi/playgroundChild.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { pTokenAbi } from '#spec/abi/pToken.ts'
import { pTokenFactoryAbi } from '#spec/abi/pTokenFactory.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'

/** The ABIs of all contracts of the network. Where two share a selector, the first one names it. */
export const contractAbis: readonly Abi[] = [
  curveFactoryAbi,
  curvePoolAbi,
  lendingPoolAbi,
  testTokenAbi,
  permitTokenAbi,
  pTokenAbi,
  pTokenFactoryAbi,
  priceOracleAbi,
  collectibleAbi,
  marketNftAbi,
  multiTokenAbi,
  playgroundAbi,
  playgroundChildAbi,
]
