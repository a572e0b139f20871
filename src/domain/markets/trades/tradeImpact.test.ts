import { expect, test } from 'vitest'
import {
  type Curve,
  quoteBuy,
  quoteSell,
  stablecoinDecimals,
  tokenDecimals,
} from '#domain/markets/curve/curve.ts'
import { decimal, fromUnits, subtract } from '#lib/numbers/decimal.ts'
import { tradeImpact } from './tradeImpact.ts'

const whole = 10n ** 18n
const curve: Curve = { x: 2_000n * whole, y: 1_000n * whole, realUsd: 1_000n * whole, feePpm: 10_000n }
const usd = (units: bigint) => fromUnits(units, stablecoinDecimals)
const tokens = (units: bigint) => fromUnits(units, tokenDecimals)

/** A trade on the curve as an indexer sends it, and the impact of its quote. */
function trade(side: 'buy' | 'sell', amountIn: bigint) {
  const quote = side === 'buy' ? quoteBuy(curve, amountIn) : quoteSell(curve, amountIn)
  if (typeof quote === 'string') throw new Error(quote)
  const feeUsd = side === 'buy' ? quote.fee : (quote.fee * curve.x) / (curve.y + amountIn + quote.fee)
  const net = side === 'buy' ? amountIn - quote.fee : quote.amountOut + feeUsd
  const [x, y] =
    side === 'buy' ? [curve.x + net, curve.y - quote.amountOut] : [curve.x - net, curve.y + amountIn]
  const swap = {
    side,
    tokenAmount: tokens(side === 'buy' ? quote.amountOut : amountIn),
    usdMoved: usd(net),
    ...{ reserveUsdAfter: usd(x), reserveTokenAfter: tokens(y), priceUsd: quote.spotAfter },
  }
  return { swap, impact: quote.impact }
}

test.each([
  ['buy', 100n * whole],
  ['sell', 30n * whole],
] as const)('the impact of a %s is what its quote said', (side, amountIn) => {
  const { swap, impact } = trade(side, amountIn)
  const measured = tradeImpact(swap)
  expect(measured?.startsWith('-')).toBe(side === 'sell')
  expect(Math.abs(Number(subtract(measured ?? decimal('9'), impact ?? decimal('0'))))).toBeLessThan(1e-12)
})

test('tradeImpact is null for an unknown side and for reserves that do not yield the price', () => {
  const { swap } = trade('buy', 100n * whole)
  expect(tradeImpact({ ...swap, side: null })).toBeNull()
  expect(tradeImpact({ ...swap, reserveUsdAfter: decimal('100') })).toBeNull()
  expect(tradeImpact({ ...swap, reserveTokenAfter: decimal('0') })).toBeNull()
})

test.each([
  ['an unknown amount of tokens', 'buy', { tokenAmount: null }],
  ['an unknown move of dollars', 'buy', { usdMoved: null }],
  ['more dollars paid in than the reserve has', 'buy', { usdMoved: decimal('1e9') }],
  ['more tokens sold than the reserve has', 'sell', { tokenAmount: decimal('1e9') }],
  ['a reserve without dollars', 'buy', { reserveUsdAfter: decimal('0') }],
] as const)('tradeImpact is null for %s', (_, side, wrong) => {
  expect(tradeImpact({ ...trade(side, 30n * whole).swap, ...wrong })).toBeNull()
})
