import { type Address, encodeFunctionData, maxUint256, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devAccount } from '#network/contracts/accounts.ts'
import { createRandom } from '#network/seed/random.ts'
import type { Service } from '#network/service/serve.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type Sync, startSync } from '#network/sync/sync.ts'
import { startTestChain, type TestCall, type TestChain } from '#network/testing/contracts/testChain.ts'
import {
  type Ledger,
  type RawMarket,
  type RawSwap,
  readLedger,
} from '#network/testing/indexer/chainLedger.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { startIndexer } from './indexerServer.ts'

/** Recomputes every figure of interface A from the raw logs of a chain, to the last digit, and again as time passes. */

let chain: TestChain
let store: Store
let sync: Sync
let service: Service
const day = 86_400
const accounts = [50, 51, 52, 53].map((index) => devAccount(index).address)
const [creator] = accounts as [Address]
const random = createRandom('exact')

/** The strategies of the markets. Nobody trades on the last one. */
const strategies = [0, 1, 3, 2]

/** Sends calls that share a block. A call that reverts changes nothing. */
async function mine(...calls: (TestCall & { from: Address })[]) {
  for (const { from, address, abi, functionName, args = [] } of calls) {
    const data = encodeFunctionData({ abi, functionName, args })
    await chain.time.sendUnsignedTransaction({ from, to: address, data, gas: 4_000_000n })
  }
  await chain.time.mine({ blocks: 1 })
}

const onToken = (from: Address, address: Address, functionName: string, ...args: unknown[]) => ({
  ...{ from, address, abi: testTokenAbi, functionName, args },
})
const buy = (from: Address, { token }: Place, usd: bigint, coin = 0) => ({
  from,
  address: chain.deployment.marketRouter,
  abi: hlpmmRouterAbi,
  functionName: 'swapExactStableForTokens',
  args: [usd, 0n, chain.deployment.marketStablecoins[coin], token, from, maxUint256],
})
const sell = (from: Address, { token }: Place, tokens: bigint) => ({
  from,
  address: chain.deployment.marketRouter,
  abi: hlpmmRouterAbi,
  functionName: 'swapExactTokensForStable',
  args: [tokens, 0n, token, from, maxUint256],
})
const onNft = (from: Address, functionName: string, ...args: unknown[]) => ({
  ...{ from, address: chain.deployment.marketNft, abi: hlpmmNftAbi, functionName, args },
})

type Place = { token: Address; nftId: bigint }

/** Creates a market, and buys in it in the same block. */
async function open(nftId: bigint, strategy: number, first: bigint): Promise<Place> {
  const { marketFactory: address, marketRouter } = chain.deployment
  const factory = { address, abi: hlpmmFactoryAbi }
  const [name, symbol] = [`Market ${nftId}`, `M${nftId}`]
  const args = [name, symbol, creator, nftId - 1n]
  const token = await chain.read<Address>({ ...factory, functionName: 'computeTokenAddress', args })
  const place = { token, nftId }
  const call = { ...factory, functionName: 'createMarket', args: [name, symbol, '{}', strategy] }
  await mine({ ...call, from: creator }, ...(first > 0n ? [buy(creator, place, first)] : []))
  await mine(...accounts.map((person) => onToken(person, token, 'approve', marketRouter, maxUint256)))
  return place
}

function held(token: Address, holder: Address) {
  return chain.read<bigint>({ address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [holder] })
}

/** Mines random activity of a market in one block: dust, large trades, sales of everything, gifts and a fee claim. */
async function live(place: Place) {
  const { token, nftId } = place
  const [person, other] = random.sample(accounts, 2) as [Address, Address]
  const tokens = await held(token, person)
  const wad = 10n ** 18n
  const usd = random.pick([1_000n, wad / 100n, wad, 123_456_789n * 10n ** 10n, 50_000n * wad, 10n ** 24n])
  const part = (tokens * BigInt(random.integer(1, 9))) / 10n
  const moves = [
    [buy(person, place, usd)],
    [buy(person, place, 40n * wad, 1), sell(person, place, part)],
    [buy(person, place, usd), buy(other, place, usd / 3n + 1n, 2), sell(person, place, tokens / 2n + 1n)],
    [sell(person, place, tokens)],
    [sell(person, place, part), onToken(person, token, 'transfer', other, part / 2n + 1n)],
    [onToken(person, token, 'transfer', `0x${'0'.repeat(36)}dead`, part / 5n)],
    [onToken(person, token, 'transfer', person, part)],
    [onNft(creator, 'claimFees', nftId)],
    [
      onNft(creator, 'setFeeStrategy', nftId, random.integer(0, 3)),
      onNft(creator, 'claimFees', nftId),
      buy(person, place, usd),
    ],
  ]
  await mine(...random.pick(moves))
  await chain.pass(random.pick([1, 20, 45, 400, 3_000, 9_000]))
}

beforeAll(async () => {
  chain = await startTestChain({ genesisTime: new Date(Date.now() - 10 * day * 1000) })
  const { marketFactory, marketRouter, marketStablecoins, lendingPool } = chain.deployment
  const million = parseUnits('1000000', 18)
  for (const person of accounts) {
    for (const coin of marketStablecoins) {
      const approval = onToken(person, coin, 'approve', marketRouter, maxUint256)
      const mints = Array.from({ length: 6 }, () => onToken(person, coin, 'mint', person, million))
      await mine(approval, ...mints)
    }
  }
  const places: Place[] = []
  for (const [index, strategy] of strategies.entries()) {
    places.push(await open(BigInt(index + 1), strategy, index === 3 ? 0n : 7_654_321_000_000_000_000n))
  }
  for (let turn = 0; turn < 160; turn++) await live(random.pick(places.slice(0, 3)))

  store = await openStore()
  sync = await startSync({
    ...{ store, rpcUrl: chain.url, marketFactory, lendingPool, pollingInterval: 20 },
  })
  service = await startIndexer({ store, port: 0 })
}, 240_000)

afterAll(async () => {
  await service?.stop()
  await sync?.stop()
  await store?.close()
  await chain?.stop()
})

async function ask(query: string) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

/** An integer with its decimal point moved, without zeros at its end. */
function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return text.replace(/\.?0+$/, '')
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
const paidUsd = (swap: RawSwap) => (swap.isBuy ? swap.amountIn : swap.amountOut)
const total = (swaps: RawSwap[]) => swaps.reduce((sum, swap) => sum + paidUsd(swap), 0n)

function expectedMarket(market: RawMarket, now: number) {
  const { swaps, virtualUsd, supply } = market
  const last = swaps.at(-1) ?? { x: virtualUsd, real: 0n, y: supply, time: market.time }
  const recent = swaps.filter((swap) => swap.time > now - day)
  return {
    ...{ id: market.id, poolAddress: market.pool, tokenAddress: market.token, nftId: market.nftId },
    ...{ creator: market.creator, name: `Market ${market.id}`, symbol: `M${market.id}` },
    virtualReserveUSD: decimal(virtualUsd, 18),
    realReserveUSD: decimal(last.real, 18),
    reserveToken: decimal(last.y, 18),
    spotPrice: decimal((last.x * 10n ** 18n) / last.y, 18),
    marketCap: decimal((last.x * supply) / last.y, 18),
    ...{ volume24h: decimal(total(recent), 18), volumeTotal: decimal(total(swaps), 18) },
    ...{ trades24h: recent.length, tradesTotal: swaps.length },
    ...{ feeStrategy: market.feeStrategy, volatility: market.volatility.at(-1)?.bps ?? 0 },
    ...{ holders: market.balances.size, createdAtBlock: market.block },
    ...{ createdAt: iso(market.time), updatedAt: iso(last.time) },
  }
}

function expectedSwap(swap: RawSwap, token: Address) {
  const { stablecoin } = swap
  const sides = swap.isBuy
    ? { stablecoinIn: stablecoin, stablecoinOut: null, tokenIn: stablecoin, tokenOut: token }
    : { stablecoinIn: null, stablecoinOut: stablecoin, tokenIn: token, tokenOut: stablecoin }
  return {
    ...{ txHash: swap.hash, sender: swap.sender, ...sides },
    amountIn: decimal(swap.amountIn, 18),
    amountOut: decimal(swap.amountOut, 18),
    ...{ feeAmount: decimal(swap.fee, 18), reserveUsdAfter: decimal(swap.x, 18) },
    ...{ reserveTokenAfter: decimal(swap.y, 18), priceUsd: decimal(swap.price, 18) },
    ...{ blockNumber: swap.block, timestamp: iso(swap.time) },
  }
}

function expectedCandles(swaps: RawSwap[], seconds: number) {
  const opened = (swap: RawSwap) => swap.time - (swap.time % seconds)
  return [...new Set(swaps.map(opened))].map((openTime) => {
    const within = swaps.filter((swap) => opened(swap) === openTime)
    const prices = within.map((swap) => swap.price)
    const sorted = [...prices].sort((left, right) => (left < right ? -1 : 1))
    const [open, close, low, high] = [prices[0], prices.at(-1), sorted[0], sorted.at(-1)]
    return {
      openTime: iso(openTime),
      ...{ open: decimal(open ?? 0n, 18), high: decimal(high ?? 0n, 18) },
      ...{ low: decimal(low ?? 0n, 18), close: decimal(close ?? 0n, 18) },
      ...{ volume: decimal(total(within), 18), trades: within.length },
    }
  })
}

function expectedHolders({ balances, supply }: RawMarket) {
  return [...balances]
    .map(([holderAddress, amount]) => ({
      ...{ holderAddress, balance: decimal(amount, 18) },
      percentage: Number(decimal((amount * 10n ** 14n) / supply, 12)),
    }))
    .sort((left, right) => (left.holderAddress < right.holderAddress ? -1 : 1))
}

/**
 * The score of the last 24 hours: an hour's dollars count a 24th less for each hour of age. Equal scores keep the
 * newer market first.
 */
function expectedTrending({ markets, now }: Ledger) {
  const thisHour = Math.floor(now / 3600)
  const score = ({ swaps }: RawMarket) =>
    swaps.reduce((sum, swap) => {
      const age = thisHour - Math.floor(swap.time / 3600)
      return age < 24 ? sum + paidUsd(swap) * BigInt(24 - age) : sum
    }, 0n)
  const by = (left: RawMarket, right: RawMarket) => Number(score(right) - score(left)) || right.id - left.id
  return [...markets].sort(by).map(({ id }) => id)
}

const fields = `id poolAddress tokenAddress nftId creator name symbol virtualReserveUSD realReserveUSD reserveToken
  spotPrice marketCap volume24h volumeTotal trades24h tradesTotal feeStrategy volatility holders createdAtBlock
  createdAt updatedAt`

async function readBoth() {
  await sync.caughtUp()
  return readLedger(chain.url, chain.deployment.marketEvents)
}

async function expectMarketsAgree() {
  const ledger = await readBoth()
  const answer = await ask(`{ markets(orderBy: CREATED_ASC) { ${fields} } trendingMarkets { id } }`)
  expect(answer.markets).toEqual(ledger.markets.map((market) => expectedMarket(market, ledger.now)))
  expect(answer.trendingMarkets.map(({ id }: { id: number }) => id)).toEqual(expectedTrending(ledger))
  return ledger
}

/** Every test reads the whole chain again. */
const slow = 30_000

test(
  'every field of every market, the trending order and the status equal the sums of the chain’s logs',
  async () => {
    const { markets, transfers, now } = await expectMarketsAgree()
    const swaps = markets.flatMap((market) => market.swaps)
    const { indexerStatus: status } = await ask(
      '{ indexerStatus { marketsIndexed totalSwaps totalTransfers } }',
    )
    expect(status).toEqual({ marketsIndexed: 4, totalSwaps: swaps.length, totalTransfers: transfers })
    // Checks that the chain has what the test needs.
    expect(swaps.length).toBeGreaterThan(50)
    expect(swaps.filter((swap) => swap.time <= now - day).length).toBeGreaterThan(20)
    expect(swaps.filter((swap) => swap.time > now - day).length).toBeGreaterThan(10)
    expect(markets[0]?.swaps[0]?.block).toBe(markets[0]?.block)
    expect(Math.max(...swaps.map((swap) => swaps.filter(({ block }) => block === swap.block).length))).toBe(3)
  },
  slow,
)

test(
  'price and market cap equal what the contracts return',
  async () => {
    await sync.caughtUp()
    const { markets } = await ask('{ markets { poolAddress spotPrice marketCap } }')
    for (const { poolAddress, spotPrice, marketCap } of markets) {
      const say = (functionName: string) =>
        chain.read<bigint>({ address: poolAddress, abi: hlpmmPoolAbi, functionName })
      expect([spotPrice, marketCap]).toEqual([
        decimal(await say('getSpotPrice'), 18),
        decimal(await say('getMarketCap'), 18),
      ])
    }
  },
  slow,
)

test.each([
  ['1m', 60],
  ['5m', 300],
  ['15m', 900],
  ['1h', 3_600],
  ['4h', 14_400],
  ['1d', 86_400],
])(
  'candles of %s hold every swap; an interval without one has no candle',
  async (interval, seconds) => {
    const { markets } = await readBoth()
    for (const { pool, swaps } of markets) {
      const { candles } = await ask(`{ candles(poolAddress: "${pool}", interval: "${interval}", limit: 1000) {
      openTime open high low close volume trades } }`)
      expect(candles).toEqual(expectedCandles(swaps, seconds))
    }
  },
  slow,
)

test(
  'swaps, volatility, fee claims and holders equal the logs',
  async () => {
    const { markets } = await readBoth()
    for (const market of markets) {
      const { pool, token, nftId } = market
      const answer = await ask(`{
      swaps(poolAddress: "${pool}", limit: 1000) { txHash sender stablecoinIn stablecoinOut tokenIn tokenOut amountIn
        amountOut feeAmount reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp }
      volatilityHistory(poolAddress: "${pool}", limit: 1000) { volatility blockNumber timestamp }
      feeClaims(nftId: ${nftId}, limit: 1000) { txHash poolAddress nftId recipient amount blockNumber timestamp }
      topHolders(tokenAddress: "${token}", limit: 1000) { holderAddress balance percentage }
      holderCount(tokenAddress: "${token}") }`)
      expect(answer.swaps).toEqual(market.swaps.toReversed().map((swap) => expectedSwap(swap, token)))
      expect(answer.volatilityHistory).toEqual(
        market.volatility.map(({ bps, block, time }) => ({
          ...{ volatility: bps, blockNumber: block, timestamp: iso(time) },
        })),
      )
      expect(answer.feeClaims).toEqual(
        market.claims.toReversed().map(({ hash, recipient, amount, block, time }) => ({
          ...{ txHash: hash, poolAddress: pool, nftId, recipient, amount: decimal(amount, 18) },
          ...{ blockNumber: block, timestamp: iso(time) },
        })),
      )
      const found = [...answer.topHolders]
      const amounts = found.map(({ balance }) => parseUnits(balance, 18))
      expect(amounts.every((amount, index) => index === 0 || amount <= (amounts[index - 1] ?? 0n))).toBe(true)
      expect(found.sort((left, right) => (left.holderAddress < right.holderAddress ? -1 : 1))).toEqual(
        expectedHolders(market),
      )
      expect(answer.holderCount).toBe(market.balances.size)
    }
    expect(markets.some(({ claims }) => claims.length > 0)).toBe(true)
  },
  slow,
)

test(
  'the 24 hours end with the newest block, also without another trade',
  async () => {
    const volumes: string[] = []
    for (const hours of [1, 5, 5, 5, 5, 4]) {
      await chain.pass(hours * 3_600)
      const { markets, now } = await expectMarketsAgree()
      volumes.push(markets.map((market) => expectedMarket(market, now).volume24h).join())
    }
    expect(new Set(volumes).size).toBeGreaterThan(3)
    expect(volumes.at(-1)).toBe('0,0,0,0')
  },
  slow,
)

test(
  'a swap leaves the 24-hour figures in the second in which it is a day old',
  async () => {
    const { markets } = await readBoth()
    const [person] = accounts as [Address]
    const { pool, token } = markets[0] as RawMarket
    await mine(buy(person, { token, nftId: 1n }, 3n * 10n ** 18n))
    const { now } = await expectMarketsAgree()
    for (const [later, volume] of [
      [day - 1, '3'],
      [day, '0'],
    ] as const) {
      await chain.time.setNextBlockTimestamp({ timestamp: BigInt(now + later) })
      await chain.time.mine({ blocks: 1 })
      await expectMarketsAgree()
      expect((await ask(`{ market(poolAddress: "${pool}") { volume24h } }`)).market).toEqual({
        volume24h: volume,
      })
    }
  },
  slow,
)
