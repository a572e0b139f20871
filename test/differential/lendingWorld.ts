import { parseUnits } from 'viem'
import type { Random } from '#network/seed/random.ts'
import type { LendingPoolOnNode } from './lendingPoolOnNode.ts'

/** A score within each credit tier. */
const scores = [450, 620, 700, 770, 830]

/** Moves the pool into another state: prices, scores, terms, trades. Most states change a little, a few a lot. */
export async function changeWorld(world: LendingPoolOnNode, random: Random): Promise<void> {
  if (random.chance(0.06)) await setPrices(world, random)
  if (random.chance(0.15)) await world.buy(parseUnits(String(random.integer(1, 900)), 18))
  if (random.chance(0.08)) await world.setScore(random.pick(world.accounts), random.pick(scores))
  if (random.chance(0.08)) await changeTerms(world, random)
}

/** Sets new, fresh prices; at times one asset has none until the next change. */
async function setPrices(world: LendingPoolOnNode, random: Random) {
  const dollars = [1, 3_150, 91_500]
  for (const [at, { asset }] of world.assets.entries()) {
    const price = (dollars[at] ?? 1) * random.between(0.8, 1.25)
    await world.oracle('setPrice', asset, random.chance(0.05) ? 0n : parseUnits(price.toFixed(12), 18))
  }
}

/** A cap near the totals, a pause, another reserve factor, an asset that is not lent, or the usual terms again. */
async function changeTerms(world: LendingPoolOnNode, random: Random) {
  const { reserves } = await world.stateAt(world.operator, await world.now())
  const { asset, totalSupplied, totalBorrowed, decimals } = random.pick(reserves)
  const { config } = await world.read<{ config: object }>({
    address: world.lendingPool,
    abi: world.poolAbi,
    functionName: 'getReserve',
    args: [asset],
  })
  const isMarket = asset === world.market.token
  const usual = { supplyCap: 0n, borrowCap: 0n, minimumBorrow: 0n, paused: false, borrowable: !isMarket }
  const unit = 10n ** BigInt(decimals)
  const odd = random.pick([
    { supplyCap: totalSupplied + BigInt(random.integer(0, 1_000)) },
    { borrowCap: totalBorrowed + BigInt(random.integer(0, 1_000)) + 1n },
    { minimumBorrow: unit / 100n },
    { minimumBorrow: unit * 50n },
    { reserveFactorBps: random.pick([0, 1_000, 10_000]) },
    { paused: true },
    { borrowable: false },
  ])
  await world.pool(world.operator, 'configure', asset, {
    ...config,
    ...usual,
    ...(random.chance(0.5) && odd),
  })
}
