import type { Abi } from 'viem'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { marketNftAbi } from '#spec/abi/marketNft.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { pTokenAbi } from '#spec/abi/pToken.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { commonAbi } from './commonAbi.ts'

/** The ABIs that the app includes: first the contracts of its own networks, then common standards. */
export const builtInAbis: readonly Abi[] = [
  curvePoolAbi,
  curveFactoryAbi,
  lendingPoolAbi,
  marketNftAbi,
  priceOracleAbi,
  pTokenAbi,
  testTokenAbi,
  collectibleAbi,
  multiTokenAbi,
  playgroundAbi,
  commonAbi,
]
