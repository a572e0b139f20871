import type { Address } from 'viem'
import type { KnownMarket } from '#network/seed/chain/ledger.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import type { Scene } from '#network/seed/scenario.ts'
import { hostileMarkets } from './hostileMarkets.ts'
import { ordinaryMarkets } from './marketProfiles.ts'
import { trade } from './marketTrades.ts'

/** The market that nobody trades stays so. */
const leftAlone = new Set(['Ebb'])

/** Live trades come minutes apart where the week's came hours apart: each is smaller, so that their sum is not. */
const size = 0.15

/** How far in one trade's time a price may be drawn, as a logarithm: a market finds its level, it does not jump to it. */
const reach = 0.05

/** Trades without an end: each market wanders around the level its own story ended at, and always comes back to it. */
export function createLiveTrading() {
  const strays = new Map<Address, number>()

  /** What is left of the last moment's distance from home, and a little that is new: 8 % away is usual, 25 % the most. */
  function strayOf({ pool }: KnownMarket, { random }: Scene) {
    const stray = (strays.get(pool) ?? 0) * 0.997 + random.normal() * 0.006
    const bounded = Math.max(-0.25, Math.min(0.25, stray))
    strays.set(pool, bounded)
    return bounded
  }

  return function tradeSomewhere(scene: Scene): Call[] {
    const open = [...scene.ledger.markets.values()].filter(({ name }) => !leftAlone.has(name))
    const market = favourite(open, scene)
    if (!market) return []
    const fans = createRandom(market.pool).sample(scene.actors.traders, 14)
    const height = 2 * Math.log(Number(market.usd) / Number(market.firstUsd))
    const wanted = Math.max(0.03, levelOf(market) + strayOf(market, scene))
    const target = Math.max(height - reach, Math.min(height + reach, wanted))
    return trade(scene, market, fans, target, size)
  }
}

const levels = new Map(
  [...ordinaryMarkets, ...hostileMarkets].map(({ name, path }) => [name, path(1)] as const),
)

/** Where a market is at home, as the logarithm of its first price's multiple; one opened on a whim has its own whim. */
function levelOf({ name, pool }: KnownMarket) {
  return levels.get(name) ?? createRandom(pool).between(0.1, 1.4)
}

/** A few markets have most of the trades. */
function favourite(markets: KnownMarket[], { random }: Scene) {
  return markets[Math.floor(markets.length * random.next() ** 1.7)]
}
