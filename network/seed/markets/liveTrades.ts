import type { Address } from 'viem'
import type { LedgerMarket } from '#network/seed/chain/ledger.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import type { Scenario } from '#network/seed/scenario.ts'
import { hostileMarkets } from './hostileMarkets.ts'
import { ordinaryMarkets } from './marketProfiles.ts'
import { trade } from './marketTrades.ts'

/** The market that nobody trades stays so. */
const untraded = new Set(['Ebb'])

/** Live trades come minutes apart where the week's came hours apart: each is smaller, so that their sum is not. */
const size = 0.15

/** How far in one trade's time a price may be drawn, as a logarithm: a market finds its level, it does not jump to it. */
const maximumStep = 0.05

/** Trades without an end: each market wanders around the level its own story ended at, and always comes back to it. */
export function createLiveTrades() {
  const deviations = new Map<Address, number>()

  /** What is left of the last moment's distance from home, and a little that is new: 8 % away is usual, 25 % the most. */
  function deviationOf({ pool }: LedgerMarket, { random }: Scenario) {
    const deviation = (deviations.get(pool) ?? 0) * 0.997 + random.normal() * 0.006
    const bounded = Math.max(-0.25, Math.min(0.25, deviation))
    deviations.set(pool, bounded)
    return bounded
  }

  return function tradeSomewhere(scenario: Scenario): Call[] {
    const open = [...scenario.ledger.markets.values()].filter(({ name }) => !untraded.has(name))
    const market = pickMarket(open, scenario)
    if (!market) return []
    const traders = createRandom(market.pool).sample(scenario.actors.traders, 14)
    const logPrice = 2 * Math.log(Number(market.usd) / Number(market.firstUsd))
    const wanted = Math.max(0.03, levelOf(market) + deviationOf(market, scenario))
    const target = Math.max(logPrice - maximumStep, Math.min(logPrice + maximumStep, wanted))
    return trade(scenario, market, traders, target, size)
  }
}

const levels = new Map(
  [...ordinaryMarkets, ...hostileMarkets].map(({ name, path }) => [name, path(1)] as const),
)

/** Where a market is at home, as the logarithm of its first price's multiple; one opened on a whim has its own whim. */
function levelOf({ name, pool }: LedgerMarket) {
  return levels.get(name) ?? createRandom(pool).between(0.1, 1.4)
}

/** A few markets have most of the trades. */
function pickMarket(markets: LedgerMarket[], { random }: Scenario) {
  return markets[Math.floor(markets.length * random.next() ** 1.7)]
}
