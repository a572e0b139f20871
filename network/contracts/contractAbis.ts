import type { Abi } from 'viem'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { feeCollectorAbi } from '#spec/abi/feeCollector.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { hlpmmTokenAbi } from '#spec/abi/hlpmmToken.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { permitTokenAbi } from '#spec/abi/permitToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { playgroundChildAbi } from '#spec/abi/playgroundChild.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { pTokenAbi } from '#spec/abi/pToken.ts'
import { pTokenFactoryAbi } from '#spec/abi/pTokenFactory.ts'
import { stablecoinRegistryAbi } from '#spec/abi/stablecoinRegistry.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'

/** The ABIs of all contracts of the network. Where two share a selector, the first one names it. */
export const contractAbis: readonly Abi[] = [
  hlpmmRouterAbi,
  hlpmmFactoryAbi,
  hlpmmPoolAbi,
  hlpmmNftAbi,
  hlpmmQuoterAbi,
  hlpmmEventsAbi,
  feeCollectorAbi,
  stablecoinRegistryAbi,
  lendingPoolAbi,
  testTokenAbi,
  hlpmmTokenAbi,
  permitTokenAbi,
  pTokenAbi,
  pTokenFactoryAbi,
  priceOracleAbi,
  collectibleAbi,
  multiTokenAbi,
  playgroundAbi,
  playgroundChildAbi,
]
