import type { Address } from 'viem'
import type { LedgerMarket } from '#network/seed/chain/ledger.ts'
import { buy, createMarket, sell } from '#network/seed/chain/seedCalls.ts'
import type { Random } from '#network/seed/random.ts'
import {
  approveOnce,
  fund,
  reserveBalance,
  type Scenario,
  type ScheduledAction,
} from '#network/seed/scenario.ts'
import type { MarketProfile } from './marketProfiles.ts'
import { roughened } from './pricePaths.ts'

/** Share of the trades that follow another one at once. */
const followerShare = 0.35

/**
 * All actions on one market: its creation and its trades. Trades are more frequent by day and while the price moves.
 */
export function marketTrades(profile: MarketProfile, density: number, random: Random, candidates: Address[]) {
  const [creator, ...traders] = random.sample(candidates, profile.traders + 1) as [Address, ...Address[]]
  const creation: ScheduledAction = {
    at: profile.createdAt,
    act: ({ deployment }) => [createMarket(creator, deployment, profile)],
  }
  const path = roughened(profile.path, 0.05, random)
  const count = Math.ceil(profile.trades * density)
  let life = 0
  const trades = Array.from({ length: count }, (): ScheduledAction => {
    // Trades come in groups: some follow the one before at once.
    if (!random.chance(followerShare)) life = momentOfTrade(profile, random)
    const target = path(life)
    return {
      at: profile.createdAt + life * (1 - profile.createdAt),
      act: (scenario) => {
        const market = scenario.ledger.marketNamed(profile.name)
        return market ? trade(scenario, market, traders, target) : []
      },
    }
  })
  return [creation, ...trades]
}

/**
 * One trade towards `target`, the logarithm of the first price's multiple. `size` scales the usual amount; below 1 nobody
 * sells all that they have at once.
 */
export function trade(
  scenario: Scenario,
  market: LedgerMarket,
  traders: Address[],
  target: number,
  size = 1,
) {
  const { random } = scenario
  const logPrice = 2 * Math.log(Number(market.usd) / Number(market.firstUsd))
  const distance = target - logPrice
  const pull = Math.min(Math.abs(distance) * 0.18, 0.09)
  const share = Math.max(
    size * Math.min(0.003 * Math.exp(random.normal() * 0.9), 0.05),
    pull * random.between(0.3, 1),
  )
  const wantsUp = random.next() < 1 / (1 + Math.exp(-distance / 0.03))
  return wantsUp
    ? buyShare(scenario, market, traders, share)
    : sellShare(scenario, market, traders, share, size < 1)
}

function buyShare(scenario: Scenario, market: LedgerMarket, traders: Address[], share: number) {
  const { deployment, random } = scenario
  const trader = random.pick(traders)
  const [preferred, ...others] = deployment.marketStablecoins
  const stablecoin = random.chance(0.8) ? preferred : random.pick(others)
  const usd = rounded(BigInt(Math.ceil(Number(market.usd) * share)), random)
  const expected = (market.tokens * usd) / (market.usd + usd)
  return [
    ...fund(scenario, trader, stablecoin, usd),
    ...approveOnce(scenario, trader, stablecoin, deployment.marketRouter),
    buy(trader, deployment, {
      stablecoin,
      token: market.token,
      usd,
      minimum: withTolerance(expected, random),
    }),
  ]
}

function sellShare(
  scenario: Scenario,
  market: LedgerMarket,
  traders: Address[],
  share: number,
  inParts: boolean,
) {
  const { deployment, ledger, random } = scenario
  const wanted = BigInt(Math.ceil(share * 1e9)) * (market.tokens / 1_000_000_000n)
  const seller = random
    .sample(traders, traders.length)
    .sort((one, other) => Number(ledger.balanceOf(market.token, other) - ledger.balanceOf(market.token, one)))
    .slice(0, 4)
    .find((trader) => ledger.balanceOf(market.token, trader) > 0n && random.chance(0.6))
  if (!seller || !reserveBalance(scenario, seller, market.token)) return []

  const held = ledger.balanceOf(market.token, seller)
  const tokens = held < wanted || (!inParts && random.chance(0.06)) ? held : wanted
  // The sale of nearly all tokens would end the market.
  const amount = tokens > market.tokens / 8n ? tokens / 4n : tokens
  const expected = (market.usd * amount) / (market.tokens + amount)
  if (expected < 10n ** 15n) return []
  return [
    ...approveOnce(scenario, seller, market.token, deployment.marketRouter),
    sell(seller, deployment, market.token, amount, withTolerance(expected, random)),
  ]
}

/**
 * Most traders accept a fifth less, which covers the fee and other trades. A few accept almost nothing less, and their
 * trade is sometimes reverted.
 */
function withTolerance(expected: bigint, random: Random) {
  return random.chance(0.03) ? (expected * 985n) / 1000n : (expected * 80n) / 100n
}

/** People type round numbers more often than not. */
function rounded(usd: bigint, random: Random) {
  if (random.chance(0.35)) return usd
  const unit = 10n ** BigInt(Math.max(16, usd.toString().length - 2))
  const down = (usd / unit) * unit
  return down > 0n ? down : usd
}

/** A time in a market's life. It is likelier by day, while the price moves, and in the last hours. */
function momentOfTrade(profile: MarketProfile, random: Random) {
  const { createdAt, path } = profile
  if (createdAt < 0.98 && random.chance(0.14)) return 1 - random.between(0, 0.013) / (1 - createdAt)
  for (let tries = 0; tries < 40; tries++) {
    const life = random.next()
    const daylight = 0.65 + 0.35 * Math.sin(2 * Math.PI * 7 * (createdAt + life * (1 - createdAt)))
    const movement = Math.min(1, Math.abs(path(life + 0.01) - path(life - 0.01)) * 4)
    if (random.chance(daylight * (0.25 + 0.75 * movement))) return life
  }
  return random.next()
}
