import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from '@playwright/test'
import type { Address, Hash } from 'viem'
import type { Config } from '../fixtures.ts'

export type Market = {
  poolAddress: Address
  tokenAddress: Address
  creator: Address
  symbol: string
  name: string
}
export type Swap = { txHash: Hash; poolAddress: Address; sender: Address; blockNumber: number }

/** The indexer's own answer to a query. */
export async function ask<T>(config: Config, query: string): Promise<T> {
  const response = await fetch(`${config.indexerUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: T }
  return data
}

/** The market with the most trades: more than a page, also of a short history, and the same one all through a run. */
export async function busiestMarket(config: Config): Promise<Market> {
  const { markets } = await ask<{ markets: (Market & { tradesTotal: number })[] }>(
    config,
    '{ markets(orderBy: CREATED_ASC, limit: 100) { poolAddress tokenAddress creator symbol name tradesTotal } }',
  )
  const [busiest] = markets.toSorted((one, other) => other.tradesTotal - one.tradesTotal)
  const chosen = busiest && (await firstOfRun(busiest.poolAddress))
  const market = markets.find(({ poolAddress }) => poolAddress === chosen)
  if (!market) throw new Error('The network has no market.')
  return market
}

/**
 * What the first test of this run passed, whatever the others pass: live trades make another market the busiest. Playwright
 * empties the folder before each run.
 */
async function firstOfRun(pool: Address): Promise<string | undefined> {
  // A benchmark, which is no test, asks for each page once.
  if (process.env.TEST_WORKER_INDEX === undefined) return pool
  const { outputDir } = test.info().project
  const file = join(outputDir, 'busiestMarkets.txt')
  await mkdir(outputDir, { recursive: true })
  await appendFile(file, `${pool}\n`)
  return (await readFile(file, 'utf8')).split('\n')[0]
}

/**
 * One of the markets with the fewest trades: at place 0 one page holds them all. Tests that trade there take a place each,
 * because a trade of another test would move the price.
 */
export async function quietMarket(config: Config, place: 0 | 1 | 2): Promise<Market> {
  const { markets } = await ask<{ markets: (Market & { tradesTotal: number; createdAt: string })[] }>(
    config,
    '{ markets(orderBy: CREATED_DESC, limit: 100) { poolAddress tokenAddress creator symbol name tradesTotal createdAt } }',
  )
  const market = markets
    .filter(({ tradesTotal }) => tradesTotal > 0)
    .filter((each) => /^[A-Z]{3,6}$/.test(each.symbol) && isOfHistory(each))
    .toSorted((one, other) => one.tradesTotal - other.tradesTotal)
    .at(place)
  if (!market) throw new Error(`The network has fewer than ${place + 1} markets with few trades.`)
  return market
}

/** Whether a market is of the seeded history: markets of the last hour belong to other tests, which trade on them. */
function isOfHistory({ createdAt }: { createdAt: string }): boolean {
  return Date.now() - Date.parse(createdAt) > 3_600_000
}

/** The newest market of its creator, once the indexer has read it. */
export async function marketOf(config: Config, creator: Address): Promise<Market> {
  for (let tries = 0; tries < 100; tries++) {
    const { marketsByCreator: markets } = await ask<{ marketsByCreator: Market[] }>(
      config,
      `{ marketsByCreator(creator: "${creator}") { poolAddress tokenAddress creator symbol name } }`,
    )
    if (markets[0]) return markets[0]
    await setTimeout(200)
  }
  throw new Error(`The indexer has no market of ${creator}.`)
}

/** A market that no other test trades on: neither the busiest nor the quietest. Each `place` names a different one. */
export async function ownMarket(config: Config, place = 0): Promise<Market> {
  const { markets } = await ask<{ markets: Market[] }>(
    config,
    '{ markets(orderBy: CREATED_ASC, limit: 9) { poolAddress tokenAddress creator symbol name } }',
  )
  const { poolAddress: busiest } = await busiestMarket(config)
  const market = markets.filter(({ poolAddress, symbol }) => poolAddress !== busiest && symbol !== '')[place]
  if (!market) throw new Error('The network has too few markets.')
  return market
}

/** The first trade of the first market: in each network that writes the same history it is the same. */
export async function oldestSwap(config: Config): Promise<Swap> {
  const { markets } = await ask<{ markets: (Market & { tradesTotal: number })[] }>(
    config,
    '{ markets(orderBy: CREATED_ASC, limit: 1) { poolAddress tradesTotal } }',
  )
  const { poolAddress, tradesTotal } = markets[0] ?? { poolAddress: '', tradesTotal: 0 }
  const { swaps } = await ask<{ swaps: Swap[] }>(
    config,
    `{ swaps(poolAddress: "${poolAddress}", limit: 1, offset: ${tradesTotal - 1}) { txHash poolAddress sender blockNumber } }`,
  )
  if (!swaps[0]) throw new Error('The first market has no trade.')
  return swaps[0]
}

/** The newest trade the indexer has. */
export async function newestSwap(config: Config): Promise<Swap> {
  const { recentSwaps } = await ask<{ recentSwaps: Swap[] }>(
    config,
    '{ recentSwaps(limit: 1) { txHash poolAddress sender blockNumber } }',
  )
  if (!recentSwaps[0]) throw new Error('The network has no trade.')
  return recentSwaps[0]
}

/** The block in which a market was created. */
export async function createdAtBlock(config: Config, pool: Address): Promise<number> {
  const { market } = await ask<{ market: { createdAtBlock: number } }>(
    config,
    `{ market(poolAddress: "${pool}") { createdAtBlock } }`,
  )
  return market.createdAtBlock
}
