import { QueryClient } from '@tanstack/react-query'
import {
  type Address,
  decodeEventLog,
  encodeAbiParameters,
  keccak256,
  maxUint256,
  parseEventLogs,
  toHex,
} from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type Curve,
  minimumOut,
  type Quote,
  type QuoteProblem,
  quoteBuy,
  quoteSell,
} from '#domain/markets/curve.ts'
import { dollarsFor } from '#domain/markets/exactOut.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curvePool.ts'
import { loadConfig } from '#lib/browser/config.ts'
import { toUnits } from '#lib/numbers/decimal.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { createRandom, type Random } from '#network/seed/random.ts'
import { startTestChain, type TestCall, type TestChain } from '#network/test/contracts/testChain.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'

type Side = 'buy' | 'sell'
type Market = { pool: Address; token: Address; virtualUsd: bigint; supply: bigint; feeStrategy: number }

let chain: TestChain
const trader = devAccount(50).address
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const quotes = { buy: quoteBuy, sell: quoteSell }
const quoteFunctions = { buy: 'quoteBuy', sell: 'quoteSell' }

/** How the contract names each refusal of the app; a product beyond 256 bits is a panic. */
const refusals: Record<QuoteProblem, RegExp> = {
  nothing: /ZeroAmount/,
  'too-small': /ZeroAmount/,
  'beyond-reserve': /InsufficientReserve/,
  'too-large': /overflow/,
}

/** The smallest and the largest market the factory opens, and what lies between. */
const virtualDollars = [1n, 10n ** 4n, 10n ** 9n, 10n ** 12n, 10n ** 24n]
const supplies = [10n ** 18n, 10n ** 24n, 10n ** 30n, 10n ** 36n]

/** Seconds since the last trade, and not on the edge of a decay: the trade comes one second after its quote. */
const pauses = [1, 5, 28, 30, 300, 597, 600, 5_000]
const tradesOfMarket = 10

beforeAll(async () => {
  chain = await startTestChain()
  const config = {
    name: 'Test',
    chainId: 31337,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ...{ indexerUrl: chain.url, rpcUrl: chain.url, explorerUrl: chain.url, lendingUrl: chain.url },
    lendingPool: chain.deployment.lendingPool,
  }
  const real = fetch
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : real(input, init),
  )
  await loadConfig()
  vi.unstubAllGlobals()
  await giveDollars(10n ** 45n)
}, 240_000)

afterAll(() => chain?.stop())

test.each([
  ['fixed', 0, [10_000n]],
  ['linear', 1, [3_000n, 43_000n]],
  ['quadratic', 2, [2_000n, 50_000n]],
])(
  'what the app quotes with a %s fee is what the contract quotes, does and refuses, to the base unit',
  async (_, feeStrategy, fees) => {
    const seen = new Set<string | bigint>()
    let states = 0
    for (const virtualUsd of virtualDollars) {
      for (const supply of supplies) {
        const random = createRandom(`${feeStrategy} ${virtualUsd} ${supply}`)
        const market = await openMarket(virtualUsd, supply, feeStrategy)
        for (let turn = 0; turn < tradesOfMarket; turn++) {
          for (const outcome of await compareState(market, random)) seen.add(outcome)
          states += 1
        }
      }
    }
    expect(states).toBe(200)
    expect([...seen]).toEqual(expect.arrayContaining([...fees, ...outcomes]))
  },
  120_000,
)

/** What has to occur among the states of a strategy, besides its lowest and its highest fee. */
const outcomes = [
  ...['buy quoted', 'buy done', 'buy nothing', 'buy too-small', 'buy too-large'],
  ...['sell quoted', 'sell done', 'sell nothing', 'sell too-small', 'sell beyond-reserve', 'sell too-large'],
]

/** Compares one state of a market: quotes and refusals of many amounts, and then one trade. Answers what occurred. */
async function compareState(market: Market, random: Random): Promise<(string | bigint)[]> {
  const quotedAt = await mineAfter(random.pick(pauses))
  const curve = await readCurve(market.pool)
  const held = await chain.read<bigint>(onToken(market.token, 'balanceOf', trader))
  const trades = [
    ...buyAmounts(curve, random).map((amount) => ({ side: 'buy' as const, amount })),
    ...sellAmounts(curve, held, random).map((amount) => ({ side: 'sell' as const, amount })),
  ].map((trade) => ({ ...trade, quote: quotes[trade.side](curve, trade.amount) }))
  await Promise.all(trades.map((trade) => compareQuote(market, curve, trade)))
  await compareExactOut(market, curve, random)

  const possible = trades.filter(({ side, amount }) => side === 'buy' || amount <= held).filter(isQuoted)
  const side = random.chance(0.6) ? 'buy' : 'sell'
  const preferred = possible.filter((trade) => trade.side === side)
  const chosen = random.pick(preferred.length > 0 ? preferred : possible)
  await compareTrade(market, curve, chosen, quotedAt)
  const refusalsAndQuotes = trades.map(
    (trade) => `${trade.side} ${typeof trade.quote === 'string' ? trade.quote : 'quoted'}`,
  )
  return [curve.feePpm, `${chosen.side} done`, ...refusalsAndQuotes]
}

type Trade = { side: Side; amount: bigint; quote: Quote | QuoteProblem }
type QuotedTrade = Trade & { quote: Quote }

function isQuoted(trade: Trade): trade is QuotedTrade {
  return typeof trade.quote !== 'string'
}

/** The quote against the contract's own view, or the refusal against that of the trade itself. */
async function compareQuote(market: Market, curve: Curve, trade: Trade) {
  const { side, amount, quote } = trade
  const state = stateText(market, curve, trade)
  if (typeof quote === 'string') {
    const call = on(market.pool, side, amount, 0n, trader, maxUint256)
    const refusal = await chain.attempt(trader, call).then(
      () => 'none',
      (error: Error) => error.message,
    )
    return expect(refusal, state).toMatch(refusals[quote])
  }
  const [amountOut, fee] = await chain.read<[bigint, bigint]>(on(market.pool, quoteFunctions[side], amount))
  expect({ amountOut: quote.amountOut, fee: quote.fee }, state).toEqual({ amountOut, fee })
}

/** The dollars for an exact amount of tokens, about up to all there are, against the contract's own view. */
async function compareExactOut(market: Market, curve: Curve, random: Random) {
  const wanted = near(curve.y, random) / 4n + 1n
  const call = on(market.pool, 'quoteBuyExactOut', wanted)
  const dollars = dollarsFor(curve, wanted)
  if (dollars === null) return expect(chain.read(call)).rejects.toThrow('InsufficientReserve')
  const [usdIn] = await chain.read<[bigint, bigint]>(call)
  expect(dollars, `${wanted} of ${market.pool}`).toBe(usdIn)
}

/** Trades for no less than was quoted, one second later, and compares what happened. */
async function compareTrade(market: Market, curve: Curve, trade: QuotedTrade, quotedAt: number) {
  const { side, amount, quote } = trade
  const state = stateText(market, curve, trade)
  const priceBefore = await chain.read<bigint>(on(market.pool, 'spotPriceWad'))
  const demanding = on(market.pool, side, amount, quote.amountOut + 1n, trader, maxUint256)
  await expect(chain.attempt(trader, demanding), state).rejects.toThrow('Slippage')

  await chain.time.setNextBlockTimestamp({ timestamp: BigInt(quotedAt + 1) })
  const least = minimumOut(quote.amountOut, 0)
  const receipt = await chain.send(trader, on(market.pool, side, amount, least, trader, maxUint256))
  const [swap] = parseEventLogs({ abi: curvePoolAbi, eventName: 'Swap', logs: receipt.logs })
  const done = swap?.args
  const priceAfter = done?.priceUsdAfterWad ?? 0n
  expect(
    { out: done?.amountOut, fee: done?.feeAmount, before: priceBefore, after: priceAfter },
    state,
  ).toEqual({
    out: quote.amountOut,
    fee: quote.fee,
    before: toUnits(quote.spotBefore, 18),
    after: toUnits(quote.spotAfter, 18),
  })
  if (priceAfter !== priceBefore) expect(quote.impact?.startsWith('-'), state).toBe(priceAfter < priceBefore)
}

async function readCurve(pool: Address): Promise<Curve> {
  const { reserves, feePpm } = await queryClient.fetchQuery({ ...curvePoolQuery(pool), staleTime: 0 })
  if (reserves === null || feePpm === null) throw new Error('The pool does not say its reserves and its fee.')
  return { ...reserves, feePpm }
}

/** From one base unit to more than a word holds, and around what the pool has. */
function buyAmounts({ x }: Curve, random: Random): bigint[] {
  return [0n, 1n, near(x, random), upTo(24, random), upTo(24, random), 10n ** BigInt(random.integer(55, 77))]
}

function sellAmounts({ x, y, realUsd }: Curve, held: bigint, random: Random): bigint[] {
  /** About what the last dollar of the real reserve costs. */
  const edge = realUsd < x ? (realUsd * y) / (x - realUsd) : y
  const share = (held * BigInt(random.integer(1, 100))) / 100n
  const atTheEdge = edge + BigInt(random.integer(-2, 2))
  const beyondWords = 10n ** BigInt(random.integer(60, 77))
  return [
    0n,
    1n,
    share,
    held,
    atTheEdge < 0n ? 0n : atTheEdge,
    upTo(36, random),
    near(y, random),
    beyondWords,
  ]
}

/** Any number of at most `digits` digits, small ones as often as large ones. */
function upTo(digits: number, random: Random): bigint {
  return (
    (BigInt(Math.ceil(random.between(1, 10) * 1e15)) * 10n ** BigInt(random.integer(0, digits))) / 10n ** 15n
  )
}

/** Between a thousandth of a value and four times it. */
function near(value: bigint, random: Random): bigint {
  return (value * BigInt(random.integer(1, 4_000))) / 1_000n + 1n
}

async function openMarket(virtualUsd: bigint, supply: bigint, feeStrategy: number): Promise<Market> {
  const parameters = { name: 'Test', symbol: 'TEST', metadata: '{}', virtualUsd, supply, feeStrategy }
  const receipt = await chain.send(trader, {
    address: chain.deployment.curveFactory,
    abi: curveFactoryAbi,
    functionName: 'createMarket',
    args: [parameters],
  })
  const log = receipt.logs.at(-1)
  if (!log) throw new Error('There is no event.')
  const { pool, token } = decodeEventLog({ abi: curveFactoryAbi, eventName: 'MarketCreated', ...log }).args
  for (const asset of [chain.deployment.stablecoin, token])
    await chain.send(trader, onToken(asset, 'approve', pool, maxUint256))
  return { pool, token, virtualUsd, supply, feeStrategy }
}

/** Writes the trader's balance into the stablecoin: its faucet gives less than a large market takes. */
async function giveDollars(amount: bigint) {
  const slot = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [trader, 0n])
  const value = toHex(amount, { size: 32 })
  await chain.time.setStorageAt({ address: chain.deployment.stablecoin, index: keccak256(slot), value })
}

/** Mines an empty block some seconds after the last one and answers its time. */
async function mineAfter(seconds: number): Promise<number> {
  const { timestamp } = await chain.client.getBlock()
  const next = timestamp + BigInt(seconds)
  await chain.time.setNextBlockTimestamp({ timestamp: next })
  await chain.time.mine({ blocks: 1 })
  return Number(next)
}

function on(pool: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address: pool, abi: curvePoolAbi, functionName, args }
}

function onToken(address: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address, abi: testTokenAbi, functionName, args }
}

/** Everything needed to see a failing state again. */
function stateText(market: Market, curve: Curve, trade: Trade): string {
  return JSON.stringify({ market, curve, trade }, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
