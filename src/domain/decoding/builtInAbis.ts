import type { Abi } from 'viem'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { feeCollectorAbi } from '#spec/abi/feeCollector.ts'
import { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { pTokenAbi } from '#spec/abi/pToken.ts'
import { stablecoinRegistryAbi } from '#spec/abi/stablecoinRegistry.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { commonAbi } from './commonAbi.ts'

const ofMarkets: readonly Abi[] = [
  hlpmmRouterAbi,
  hlpmmPoolAbi,
  hlpmmEventsAbi,
  hlpmmFactoryAbi,
  feeCollectorAbi,
  stablecoinRegistryAbi,
  hlpmmErrorsAbi,
]

const ofLending: readonly Abi[] = [lendingPoolAbi, priceOracleAbi, pTokenAbi]

const ofTokens: readonly Abi[] = [testTokenAbi, collectibleAbi, multiTokenAbi, playgroundAbi, commonAbi]

/** The areas that a network has beside its chain. */
type Areas = { markets: boolean; lending: boolean }

/**
 * The ABIs that the app includes, for a network with these areas: first the contracts of its markets and its lending, then
 * common standards. Elsewhere a selector of theirs belongs to somebody else. The NFT of markets is last, because the standard
 * for tokens names `transferFrom` and `approve`, too.
 */
export function builtInAbis({ markets, lending }: Areas): readonly Abi[] {
  return [
    ...(markets ? ofMarkets : []),
    ...(lending ? ofLending : []),
    ...ofTokens,
    ...(markets ? [hlpmmNftAbi] : []),
  ]
}
