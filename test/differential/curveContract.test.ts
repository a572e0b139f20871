import { parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Curve,
  type Quote,
  type QuoteProblem,
  quoteBuy,
  quoteSell,
} from '#domain/markets/curve/curve.ts'
import { dollarsFor, tokensFor } from '#domain/markets/curve/exactOut.ts'
import { type FeeRange, feeRange } from '#domain/markets/curve/poolFee.ts'
import { decimal, toUnits } from '#lib/numbers/decimal.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { createRandom, type Random } from '#network/seed/random.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { buyAmounts, near, sellAmounts } from './curveAmounts.ts'
import { compareImpact, compareResult, type DoneTrade, doneTrade } from './curveTrades.ts'
import { type CurveWorld, type Market, type Side, startCurveWorld, tradeCall, trader } from './curveWorld.ts'

let world: CurveWorld
const quotes = { buy: quoteBuy, sell: quoteSell }

/** The contracts' error for each refusal of the app; nobody holds enough for a product beyond 256 bits. */
const refusals: Record<QuoteProblem, RegExp> = {
  nothing: /ZeroAmount/,
  'too-small': /InsufficientOutput/,
  'beyond-reserve': /InsufficientRealLiquidity/,
  'too-large': /ERC20Insufficient|InsufficientBalance|overflow/,
}

/** Seconds to pass before a state: below and above the interval of volatility observations, up to old markets. */
const pauses = [1, 29, 31, 600, 20_000, 86_400, 400_000]
const isNightly = process.env.TIDELINE_NIGHTLY === '1'
const [markets, tradesOfMarket] = isNightly ? [100, 20] : [8, 6]

beforeAll(async () => {
  world = await startCurveWorld()
}, 240_000)

afterAll(() => world?.stop())

test('the app’s quotes equal the quoter’s, and the pool’s at its own fee, to the base unit', {
  timeout: isNightly ? 1_800_000 : 120_000,
}, async () => {
  const seen = new Set<string>()
  let states = 0
  for (let index = 0; index < markets; index++) {
    const random = createRandom(`market ${index}`)
    const market = await world.openMarket(`Test ${index}`)
    const before = await world.holdings(market)
    const trades: DoneTrade[] = []
    for (let turn = 0; turn < tradesOfMarket; turn++) {
      const { occurred, trade } = await compareState(market, random)
      for (const outcome of occurred) seen.add(outcome)
      if (trade) trades.push(trade)
      states += 1
    }
    compareResult(trades, before, await world.holdings(market))
  }
  expect(states).toBe(markets * tradesOfMarket)
  expect([...seen]).toEqual(expect.arrayContaining(outcomes))
})

/** Outcomes that must occur among the states. */
const outcomes = [
  'buy quoted',
  'buy done',
  'buy nothing',
  'buy too-large',
  'sell quoted',
  'sell done',
  'sell nothing',
  'sell beyond-reserve',
  'sell too-large',
  'more than quoted',
]

/** Compares one state of a market: quotes and refusals of many amounts, then one trade. Returns the outcomes. */
async function compareState(market: Market, random: Random) {
  await world.mineAfter(random.pick(pauses))
  const { block, reserves, fee } = await world.readPool(market.pool)
  const curve = { ...reserves, feePpm: fee.supposed }
  const { tokens: held } = await world.holdings(market)
  const trades = [
    ...buyAmounts(curve, random).map((amount) => ({ side: 'buy' as const, amount })),
    ...sellAmounts(curve, held, random).map((amount) => ({ side: 'sell' as const, amount })),
  ].map((trade) => ({ ...trade, quote: quotes[trade.side](curve, trade.amount) }))
  await Promise.all(trades.map((trade) => compareQuote(market, curve, fee, trade, held, block)))
  await compareExactOut(market, curve, random, block)

  const possible = trades.filter(({ side, amount }) => side === 'buy' || amount <= held).filter(isQuoted)
  const side = random.chance(0.6) ? 'buy' : 'sell'
  const preferred = possible.filter((trade) => trade.side === side && isPayable(curve, fee, trade))
  const chosen = random.pick(
    preferred.length > 0 ? preferred : possible.filter((each) => each.side === 'buy'),
  )
  const { trade, isDearer } = await compareTrade(market, chosen, random)
  const refusalsAndQuotes = trades.map(
    (each) => `${each.side} ${typeof each.quote === 'string' ? each.quote : 'quoted'}`,
  )
  const more = isDearer ? ['more than quoted'] : []
  return { occurred: [`${chosen.side} done`, ...refusalsAndQuotes, ...more], trade }
}

type Trade = { side: Side; amount: bigint; quote: Quote | QuoteProblem }
type QuotedTrade = Trade & { quote: Quote }

function isQuoted(trade: Trade): trade is QuotedTrade {
  return typeof trade.quote !== 'string'
}

/** Whether the pool can pay a trade at its highest fee, which takes the most out of its reserve. */
function isPayable(curve: Curve, fee: FeeRange, { side, amount }: Trade): boolean {
  return typeof quotes[side]({ ...curve, feePpm: fee.most }, amount) !== 'string'
}

/** Compares the quote with the quoter's, or the refusal with the trade's own, where it fails at every possible fee. */
async function compareQuote(
  market: Market,
  curve: Curve,
  fee: FeeRange,
  trade: Trade,
  held: bigint,
  block: number,
) {
  const { side, amount, quote } = trade
  const state = stateText(market, curve, trade)
  if (typeof quote !== 'string')
    return expect(await world.quote(side, market, amount, block), state).toBe(quote.amountOut)
  const atLeast = quotes[side]({ ...curve, feePpm: fee.least }, amount)
  if (atLeast !== quote || (side === 'sell' && amount > held && quote !== 'too-large')) return
  const refusal = await world.attempt(trader, tradeCall(world, { side, market, amount })).then(
    () => 'none',
    (error: Error) => error.message,
  )
  expect(refusal, state).toMatch(refusals[quote])
}

/** Expects for an exact amount out that the amount in yields it by the quoter, and a base unit less does not. */
async function compareExactOut(market: Market, curve: Curve, random: Random, block: number) {
  const wanted = [
    ['buy', near(curve.y, random) / 5n, dollarsFor],
    ['sell', near(curve.realUsd, random) / 5n, tokensFor],
  ] as const
  for (const [side, amountOut, inputFor] of wanted) {
    const amount = inputFor(curve, amountOut)
    if (amount === null || amount <= 1n) continue
    const state = `${side} ${amountOut} of ${market.pool}`
    expect(await world.quote(side, market, amount, block), state).toBeGreaterThanOrEqual(amountOut)
    expect(await world.quote(side, market, amount - 1n, block), state).toBeLessThan(amountOut)
  }
}

/** Trades, and compares the result with the quote at the pool's real fee, which must be within the bounds. */
async function compareTrade(market: Market, chosen: QuotedTrade, random: Random) {
  const { side, amount } = chosen
  const opened = await world.read<number>({
    address: market.pool,
    abi: hlpmmPoolAbi,
    functionName: 'createdAt',
  })
  const { reserves, fee: known } = await world.readPool(market.pool)
  // Some purchases go to other accounts, so that the largest holder's share varies.
  const to = side === 'buy' && random.chance(0.4) ? devAccount(51 + random.integer(0, 2)).address : trader
  const receipt = await world.send(
    trader,
    tradeCall(world, { side, market, amount, coin: random.integer(0, 2), to }),
  )
  const [log] = parseEventLogs({ abi: hlpmmEventsAbi, eventName: 'Swap', logs: receipt.logs })
  if (!log) throw new Error('There is no swap.')
  const swap = log.args
  const bounds = feeRange(swap.timestamp - BigInt(opened), known.volatility)
  const feePpm = feeOf(amount, swap.feeAmount, bounds)
  const state = stateText(market, { ...reserves, feePpm: feePpm ?? 0n }, chosen)
  if (feePpm === null) throw new Error(`A fee of ${swap.feeAmount} is out of bounds: ${state}`)
  const curve = { ...reserves, feePpm }
  const quote = quotes[side](curve, amount)
  if (typeof quote === 'string') throw new Error(`${quote}: ${state}`)
  const [before, after] = [
    priceWad(reserves.x, reserves.y),
    priceWad(swap.newReserveUSD, swap.newReserveToken),
  ]
  expect({ out: swap.amountOut, fee: swap.feeAmount, before, after }, state).toEqual({
    out: quote.amountOut,
    fee: quote.fee,
    before: toUnits(quote.spotBefore, 18),
    after: toUnits(quote.spotAfter, 18),
  })
  const entered = swap.newReserveUSD - reserves.x
  const trade = doneTrade(swap, side, side === 'buy' ? entered : -entered)
  compareImpact(trade, before, after, state)
  return { trade: to === trader ? trade : spentFor(trade), isDearer: feePpm > bounds.supposed }
}

/** A purchase for somebody else costs the trader its dollars, and gives no token. */
function spentFor(trade: DoneTrade): DoneTrade {
  return { ...trade, tokenAmount: decimal('0') }
}

/** The fee within the bounds that yields exactly this amount, in parts per million; null without one. */
function feeOf(amount: bigint, feeAmount: bigint, { least, most }: FeeRange): bigint | null {
  for (let parts = least; parts <= most; parts += 100n)
    if ((amount * parts) / 1_000_000n === feeAmount) return parts
  return null
}

function priceWad(x: bigint, y: bigint): bigint {
  return (x * 10n ** 18n) / y
}

/** Everything needed to see a failing state again. */
function stateText(market: Market, curve: Curve, trade: Trade): string {
  return JSON.stringify({ market, curve, trade }, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
