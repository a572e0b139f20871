import { maxUint256, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Curve,
  minimumOut,
  type Quote,
  type QuoteProblem,
  quoteBuy,
  quoteSell,
} from '#domain/markets/curve/curve.ts'
import { dollarsFor } from '#domain/markets/curve/exactOut.ts'
import { feeAtVolatility } from '#domain/markets/curve/feeCurve.ts'
import { toUnits } from '#lib/numbers/decimal.ts'
import { createRandom, type Random } from '#network/seed/random.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { buyAmounts, near, sellAmounts } from './curveAmounts.ts'
import { compareImpact, compareResult, type DoneTrade, doneTrade } from './curveTrades.ts'
import { type CurveWorld, type Market, on, startCurveWorld, trader } from './curveWorld.ts'

type Side = 'buy' | 'sell'

let world: CurveWorld
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
const isNightly = process.env.TIDELINE_NIGHTLY === '1'
const tradesOfMarket = isNightly ? 10 : 2

beforeAll(async () => {
  world = await startCurveWorld()
}, 240_000)

afterAll(() => world?.stop())

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
        const market = await world.openMarket(virtualUsd, supply, feeStrategy)
        const before = await world.holdings(market)
        const trades: DoneTrade[] = []
        for (let turn = 0; turn < tradesOfMarket; turn++) {
          const { occurred, trade } = await compareState(market, random)
          for (const outcome of occurred) seen.add(outcome)
          trades.push(trade)
          states += 1
        }
        compareResult(trades, before, await world.holdings(market))
      }
    }
    expect(states).toBe(virtualDollars.length * supplies.length * tradesOfMarket)
    expect([...seen]).toEqual(expect.arrayContaining(isNightly ? [...fees, ...outcomes] : outcomes))
  },
  120_000,
)

/** What has to occur among the states of a strategy, besides its lowest and its highest fee. */
const outcomes = [
  ...['buy quoted', 'buy done', 'buy nothing', 'buy too-small', 'buy too-large'],
  ...['sell quoted', 'sell done', 'sell nothing', 'sell too-small', 'sell beyond-reserve', 'sell too-large'],
]

/** Compares one state of a market: quotes and refusals of many amounts, and then one trade. Answers what occurred. */
async function compareState(market: Market, random: Random) {
  const quotedAt = await world.mineAfter(random.pick(pauses))
  const curve = await world.readCurve(market.pool)
  await compareFee(market, curve)
  const { tokens: held } = await world.holdings(market)
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
  const trade = await compareTrade(market, curve, chosen, quotedAt)
  const refusalsAndQuotes = trades.map(
    (trade) => `${trade.side} ${typeof trade.quote === 'string' ? trade.quote : 'quoted'}`,
  )
  return { occurred: [curve.feePpm, `${chosen.side} done`, ...refusalsAndQuotes], trade }
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
    const refusal = await world.attempt(trader, call).then(
      () => 'none',
      (error: Error) => error.message,
    )
    return expect(refusal, state).toMatch(refusals[quote])
  }
  const [amountOut, fee] = await world.read<[bigint, bigint]>(on(market.pool, quoteFunctions[side], amount))
  expect({ amountOut: quote.amountOut, fee: quote.fee }, state).toEqual({ amountOut, fee })
}

/** The fee that a drawing has at the pool's volatility against the pool's own. */
async function compareFee({ pool }: Market, { feePpm }: Curve) {
  const strategy = await world.read<number>(on(pool, 'feeStrategy'))
  const volatility = await world.read<bigint>(on(pool, 'volatility'))
  expect(feeAtVolatility(BigInt(strategy), volatility), `${volatility} of ${pool}`).toBe(feePpm)
}

/** The dollars for an exact amount of tokens, about up to all there are, against the contract's own view. */
async function compareExactOut(market: Market, curve: Curve, random: Random) {
  const wanted = near(curve.y, random) / 4n + 1n
  const call = on(market.pool, 'quoteBuyExactOut', wanted)
  const dollars = dollarsFor(curve, wanted)
  if (dollars === null) return expect(world.read(call)).rejects.toThrow('InsufficientReserve')
  const [usdIn] = await world.read<[bigint, bigint]>(call)
  expect(dollars, `${wanted} of ${market.pool}`).toBe(usdIn)
}

/** Trades for no less than was quoted, one second later, and compares what happened. Answers the trade. */
async function compareTrade(market: Market, curve: Curve, trade: QuotedTrade, quotedAt: number) {
  const { side, amount, quote } = trade
  const state = stateText(market, curve, trade)
  const priceBefore = await world.read<bigint>(on(market.pool, 'spotPriceWad'))
  const demanding = on(market.pool, side, amount, quote.amountOut + 1n, trader, maxUint256)
  await expect(world.attempt(trader, demanding), state).rejects.toThrow('Slippage')

  await world.time.setNextBlockTimestamp({ timestamp: BigInt(quotedAt + 1) })
  const least = minimumOut(quote.amountOut, 0)
  const receipt = await world.send(trader, on(market.pool, side, amount, least, trader, maxUint256))
  const [swap] = parseEventLogs({ abi: curvePoolAbi, eventName: 'Swap', logs: receipt.logs })
  if (!swap) throw new Error('There is no swap.')
  const { amountOut, feeAmount, priceUsdAfterWad: priceAfter } = swap.args
  expect({ out: amountOut, fee: feeAmount, before: priceBefore, after: priceAfter }, state).toEqual({
    out: quote.amountOut,
    fee: quote.fee,
    before: toUnits(quote.spotBefore, 18),
    after: toUnits(quote.spotAfter, 18),
  })
  if (priceAfter !== priceBefore) expect(quote.impact?.startsWith('-'), state).toBe(priceAfter < priceBefore)
  const done = doneTrade(swap.args)
  compareImpact(done, priceBefore, priceAfter, state)
  return done
}

/** Everything needed to see a failing state again. */
function stateText(market: Market, curve: Curve, trade: Trade): string {
  return JSON.stringify({ market, curve, trade }, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
