import { expect, test } from 'vitest'
import { type Curve, quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import { planHop, readHop, withWorseImpact } from './hop.ts'

const whole = 10n ** 18n
const first: Curve = { x: 12_000n * whole, y: 830_000_000n * whole, realUsd: 2_000n * whole, feePpm: 8_000n }
const second: Curve = { x: 36_000n * whole, y: 9_000_000n * whole, realUsd: 26_000n * whole, feePpm: 10_000n }

function planned(amount: bigint, exact: 'in' | 'out' = 'in') {
  const plan = planHop(first, second, exact, amount, 100)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

test('what the sale pays out is what the purchase pays, and only the end has a minimum', () => {
  const { sale, quote, leastOut, dollars } = planned(1_000_000n * whole)
  expect(sale).toEqual(quoteSell(first, 1_000_000n * whole))
  expect(quote).toEqual(quoteBuy(second, sale.amountOut))
  expect(leastOut).toBe((quote.amountOut * 99n) / 100n)
  // 0.8 % of the tokens is the fee, which the first pool pays to its collector in dollars.
  const fee = 8_000n * whole
  expect(dollars - sale.amountOut).toBe((fee * first.x) / (first.y + 1_008_000n * whole))
})

test('an exact amount at the end takes the fewest tokens that yield it', () => {
  const wanted = 3_000n * whole
  const { amountIn, quote } = planned(wanted, 'out')
  expect(quote.amountOut).toBeGreaterThanOrEqual(wanted)
  expect(planned(amountIn - 1n).quote.amountOut).toBeLessThan(wanted)
})

test.each([
  ['nothing', 'in', 0n, 'nothing'],
  ['one base unit, which brings no dollar', 'in', 1n, 'too-small'],
  ['more than the first pool can pay', 'in', 800_000_000n * whole, 'beyond-reserve'],
  ['more at the end than the first pool can pay for', 'out', 1_000_000n * whole, 'beyond-reserve'],
  ['more at the end than the second pool holds', 'out', 9_000_000n * whole, 'beyond-supply'],
] as const)('no plan for %s', (_, exact, amount, problem) => {
  expect(planHop(first, second, exact, amount, 100)).toBe(problem)
})

test('no plan without an amount or a slippage', () => {
  const input = { side: 'buy', exact: 'in', text: '5', slippageBps: null } as const
  expect(readHop(first, second, input)).toBeNull()
  expect(readHop(first, second, { ...input, text: '', slippageBps: 100 })).toBeNull()
  expect(readHop(first, second, { ...input, slippageBps: 100 })).toMatchObject({ amountIn: 5n * whole })
})

test('consent is asked for the worse of the two price impacts', () => {
  const hop = planned(100_000_000n * whole)
  const { impact } = withWorseImpact(hop).quote
  expect(impact).toBe(hop.sale.impact)
  expect(hop.quote.impact).not.toBe(impact)
  const other = { ...hop, sale: hop.quote, quote: hop.sale }
  expect(withWorseImpact(other).quote.impact).toBe(hop.sale.impact)
  expect(withWorseImpact({ ...hop, sale: { ...hop.sale, impact: null } }).quote.impact).toBeNull()
})
