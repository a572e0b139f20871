import type { Address } from 'viem'
import type { LedgerMarket } from '#network/seed/chain/ledger.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import type { Scenario } from '#network/seed/scenario.ts'
import { hostileMarkets } from './hostileMarkets.ts'
import { ordinaryMarkets } from './marketProfiles.ts'
import { trade } from './marketTrades.ts'

/** The symbols of markets that never have a trade. */
const untraded = new Set(['Ebb'])

/** Live trades are minutes apart, those of the history hours. Each is smaller, so that their sum is not larger. */
const size = 0.15

/**
 * The most that a trade's target may lie from the price, as a logarithm. A market moves to its level in steps, each well
 * below the slippage that the app accepts unasked: a person's trade must not fail only because the network trades too.
 */
const maximumStep = 0.02

/**
 * Makes the function that returns the calls of the next trade. Each market moves around the level where its history
 * ended.
 */
export function createLiveTrades() {
  const deviations = new Map<Address, number>()

  /** Most of the last deviation from that level, and a little noise. 4 % is usual, and 12 % the most. */
  function deviationOf({ pool }: LedgerMarket, { random }: Scenario) {
    const deviation = (deviations.get(pool) ?? 0) * 0.997 + random.normal() * 0.003
    const bounded = Math.max(-0.12, Math.min(0.12, deviation))
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

/**
 * A market's level, as the logarithm of its first price's multiple. A market that was created live has a random one.
 */
function levelOf({ name, pool }: LedgerMarket) {
  return levels.get(name) ?? createRandom(pool).between(0.1, 1.4)
}

/** A few markets have most of the trades. */
function pickMarket(markets: LedgerMarket[], { random }: Scenario) {
  return markets[Math.floor(markets.length * random.next() ** 1.7)]
}
