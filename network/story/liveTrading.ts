import type { Address } from 'viem'
import type { Call } from './chain.ts'
import type { KnownMarket } from './ledger.ts'
import { createRandom } from './random.ts'
import type { Scene } from './scene.ts'
import { trade } from './tradeRhythm.ts'

/** Where a market is heading just now. */
type Mood = { target: number; drift: number }

/** Trades without an end: each market drifts with its mood, and moods change. */
export function createLiveTrading() {
  const moods = new Map<Address, Mood>()

  function moodOf(market: KnownMarket, { random }: Scene) {
    const height = 2 * Math.log(Number(market.usd) / Number(market.firstUsd))
    const mood = moods.get(market.pool) ?? { target: height, drift: 0 }
    if (random.chance(0.04)) mood.drift = random.normal() * 0.012
    // Nobody waits for a price that trading has left behind.
    const target = Math.max(height - 0.15, Math.min(height + 0.15, mood.target))
    mood.target = Math.min(4.5, Math.max(0.03, target + mood.drift + random.normal() * 0.006))
    moods.set(market.pool, mood)
    return mood
  }

  return function tradeSomewhere(scene: Scene): Call[] {
    const open = [...scene.ledger.markets.values()].filter(({ name }) => !leftAlone.has(name))
    const market = favourite(open, scene)
    if (!market) return []
    const fans = createRandom(market.pool).sample(scene.actors.traders, 14)
    return trade(scene, market, fans, moodOf(market, scene).target)
  }
}

/** The market that nobody trades stays so. */
const leftAlone = new Set(['Ebb'])

/** A few markets have most of the trades. */
function favourite(markets: KnownMarket[], { random }: Scene) {
  return markets[Math.floor(markets.length * random.next() ** 1.7)]
}
