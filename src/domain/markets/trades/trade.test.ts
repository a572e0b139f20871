import { expect, test } from 'vitest'
import type { Curve } from '#domain/markets/curve/curve.ts'
import { quoteBuy, quoteSell, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { dollarsFor, tokensFor } from '#domain/markets/curve/exactOut.ts'
import { decimalsAt, planTrade, readTrade } from './trade.ts'

const token = 10n ** 18n
const curve: Curve = {
  x: 41_234n * token + 567_891n,
  y: 727_272_727n * token + 12_345n,
  realUsd: 11_234n * token + 567_891n,
  feePpm: 12_300n,
}

test('planTrade quotes an exact amount in; the minimum is the quote less the slippage, rounded down', () => {
  const plan = planTrade(curve, 'buy', 'in', 25_000_001n, 50)
  const quote = quoteBuy(curve, 25_000_001n)
  if (typeof plan === 'string' || typeof quote === 'string') throw new Error('not quoted')
  expect(plan).toMatchObject({ amountIn: 25_000_001n, quote })
  expect(plan.leastOut).toBe((quote.amountOut * 9_950n) / 10_000n)
})

test.each([1n, 999n, token, 123_456n * token + 7n, 700_000_000n * token])(
  'the dollars for %i base units of tokens give at least them, and a unit less does not',
  (wanted) => {
    const dollars = dollarsFor(curve, wanted)
    if (dollars === null) throw new Error('not quoted')
    expect(planTrade(curve, 'buy', 'out', wanted, 0)).toMatchObject({ amountIn: dollars })
    const [given, less] = [quoteBuy(curve, dollars), quoteBuy(curve, dollars - 1n)]
    expect(typeof given !== 'string' && given.amountOut >= wanted).toBe(true)
    expect(typeof less === 'string' || less.amountOut < wanted).toBe(true)
  },
)

test.each([1n, 999n, token, 2_345n * token + 678_901n, 11_000n * token])(
  'the tokens for %i base units of dollars give at least them, and a unit less does not',
  (wanted) => {
    const tokens = tokensFor(curve, wanted)
    if (tokens === null) throw new Error('not quoted')
    const given = quoteSell(curve, tokens)
    expect(typeof given !== 'string' && given.amountOut >= wanted).toBe(true)
    const fewer = quoteSell(curve, tokens - 1n)
    expect(typeof fewer === 'string' || fewer.amountOut < wanted).toBe(true)
  },
)

test('planTrade names the side on which the pool has too little', () => {
  expect(planTrade(curve, 'buy', 'out', curve.y, 100)).toBe('beyond-supply')
  expect(planTrade(curve, 'sell', 'out', curve.realUsd, 100)).toBe('beyond-reserve')
  expect(planTrade({ ...curve, realUsd: 0n }, 'sell', 'in', 10n ** 24n, 100)).toBe('beyond-reserve')
  expect(planTrade(curve, 'sell', 'in', 0n, 100)).toBe('nothing')
})

test('planTrade refuses nothing, and more than the reserve, whichever amount was typed', () => {
  for (const [side, end] of [
    ['buy', 'in'],
    ['buy', 'out'],
    ['sell', 'in'],
    ['sell', 'out'],
  ] as const) {
    expect(planTrade(curve, side, end, 0n, 100)).toBe('nothing')
    expect(planTrade(curve, side, end, -1n, 100)).toBe('nothing')
  }
  expect(planTrade(curve, 'sell', 'out', 2n * curve.x, 100)).toBe('beyond-reserve')
})

test.each([
  ['buy', 'in', stablecoinDecimals],
  ['buy', 'out', tokenDecimals],
  ['sell', 'in', tokenDecimals],
  ['sell', 'out', stablecoinDecimals],
] as const)(
  'readTrade of a %s with the amount %s counts the decimals of that token',
  (side, exact, decimals) => {
    expect(decimalsAt(side, exact)).toBe(decimals)
    const typed = { side, exact, text: '25', slippageBps: 50 }
    expect(readTrade(curve, typed)).toEqual(planTrade(curve, side, exact, 25n * 10n ** BigInt(decimals), 50))
  },
)

test.each([
  ['an amount that is no number', { text: 'abc', slippageBps: 50 }],
  ['no amount', { text: '', slippageBps: 50 }],
  ['a slippage that is no number', { text: '25', slippageBps: null }],
])('readTrade plans nothing for %s', (_, typed) => {
  expect(readTrade(curve, { side: 'buy', exact: 'in', ...typed })).toBeNull()
})
