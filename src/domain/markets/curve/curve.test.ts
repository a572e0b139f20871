import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import {
  type Curve,
  curveOf,
  curveShape,
  feeOf,
  minimumOut,
  price,
  quoteBuy,
  quoteSell,
  soldShare,
} from './curve.ts'
import { estimatedSupply, wholeVirtualReserve } from './reserves.ts'

/** A base unit of dollars and tokens is 1e-18. */
const whole = 10n ** 18n
const curve: Curve = { x: 30_000n * whole, y: 1_000_000_000n * whole, realUsd: 0n, feePpm: 8_000n }

function quoted(quote: ReturnType<typeof quoteBuy>) {
  if (typeof quote === 'string') throw new Error(quote)
  return quote
}

test('quoteBuy follows the contract: fee and tokens rounded down, k never shrinks', () => {
  for (const usdIn of [2n, 7n, 999_999n, 25n * whole, 123_456_789n * whole + 123n]) {
    const quote = quoteBuy(curve, usdIn)
    const fee = (usdIn * 80n) / 10_000n
    const net = usdIn - fee
    const out = (curve.y * net) / (curve.x + net)
    expect(quoted(quote)).toMatchObject({ fee, amountOut: out })
    expect((curve.x + net) * (curve.y - out)).toBeGreaterThanOrEqual(curve.x * curve.y)
  }
  expect(quoteBuy({ ...curve, y: 3n }, 1n)).toBe('too-small')
})

test('quoteSell takes its fee in tokens and pays the seller and the fee out of the real reserve only', () => {
  const after = { ...curve, x: curve.x + 5_000n * whole, realUsd: 5_000n * whole }
  const tokensIn = 10_000_000n * whole
  const fee = (tokensIn * 80n) / 10_000n
  const net = tokensIn - fee
  const out = (net * after.x) / (after.y + net)
  const feeUsd = (fee * after.x) / (after.y + tokensIn + fee)
  const quote = quoted(quoteSell(after, tokensIn))
  expect(quote).toMatchObject({
    fee,
    amountOut: out,
    spotAfter: price(after.x - out - feeUsd, after.y + tokensIn),
  })
  expect(quoteSell(curve, tokensIn)).toBe('beyond-reserve')
  expect(quoteSell({ ...after, realUsd: out + feeUsd }, tokensIn)).toMatchObject({ amountOut: out })
  expect(quoteSell({ ...after, realUsd: out + feeUsd - 1n }, tokensIn)).toBe('beyond-reserve')
})

test('quoteSell is too-small for less than a base unit of dollars, whatever the pool holds', () => {
  expect(quoteSell(curve, 1n)).toBe('too-small')
  expect(quoteSell(curve, curve.y / curve.x)).toBe('too-small')
  expect(quoteSell(curve, (3n * curve.y) / curve.x)).toBe('beyond-reserve')
})

test('quotes are too-large where the contract would overflow', () => {
  expect(quoteBuy(curve, 2n ** 256n - 1n)).toBe('too-large')
  expect(quoteBuy(curve, 10n ** 51n)).toBe('too-large')
  expect(quoteBuy(curve, 10n ** 45n)).toMatchObject({ fee: 8n * 10n ** 42n })
  expect(quoteSell(curve, 2n ** 256n - curve.y)).toBe('too-large')
})

test('each product of the contract is too-large by itself, from one above the largest number', () => {
  const tiny: Curve = { x: 1n, y: 1n, realUsd: 0n, feePpm: 0n }
  expect(quoteBuy({ ...tiny, x: 2n ** 200n }, 1_000n)).toBe('too-large')
  expect(quoteBuy(tiny, 2n ** 197n)).toBe('too-large')
  expect(quoteSell({ ...tiny, x: 2n ** 200n }, 2n ** 60n)).toBe('too-large')
  expect(quoteSell({ ...tiny, feePpm: 8_000n }, 2n ** 250n)).toBe('too-large')
  expect(quoteSell(tiny, 2n ** 255n)).toBe('too-large')
  expect(quoteSell({ ...tiny, x: 3n }, (2n ** 256n - 1n) / 3n)).toBe('beyond-reserve')
})

test('the impact on a price below 1e-18 is computed from the reserves', () => {
  const tiny: Curve = { x: 1n, y: 10n ** 48n, realUsd: 0n, feePpm: 0n }
  expect(quoted(quoteBuy(tiny, 1n))).toMatchObject({ spotBefore: '0', spotAfter: '0', impact: '3' })
  expect(quoted(quoteBuy({ ...tiny, x: 0n }, 1n)).impact).toBeNull()
})

test('a purchase raises the price, a sale lowers it, the average lies between', () => {
  const buy = quoted(quoteBuy(curve, 1_000n * whole))
  expect(Number(buy.impact)).toBeGreaterThan(0)
  expect(Number(buy.average)).toBeGreaterThan(Number(buy.spotBefore))
  expect(Number(buy.average)).toBeLessThan(Number(buy.spotAfter))
  expect(Number(buy.spotAfter) / Number(buy.spotBefore)).toBeCloseTo((1 + 992 / 30_000) ** 2, 6)
  const sell = quoted(quoteSell({ ...curve, realUsd: 10n ** 24n }, 10n ** 24n))
  expect(sell.impact?.startsWith('-')).toBe(true)
})

test('quotes of zero are refused as nothing', () => {
  expect(quoteBuy(curve, 0n)).toBe('nothing')
  expect(quoteSell(curve, 0n)).toBe('nothing')
})

test('minimumOut is rounded down', () => {
  expect(minimumOut(10_001n, 50)).toBe(9_950n)
  expect(minimumOut(1n, 10_000)).toBe(0n)
})

test('curveOf is the same for a virtual reserve sent whole or as its offset', () => {
  const whole = {
    virtualReserveUSD: decimal('36000'),
    realReserveUSD: decimal('6000'),
    reserveToken: decimal('9000000'),
    spotPrice: decimal('0.004'),
  }
  const offset = { ...whole, virtualReserveUSD: decimal('30000') }
  expect(wholeVirtualReserve(whole)).toBe('36000')
  expect(wholeVirtualReserve(offset)).toBe('36000')
  expect(curveOf(offset, 0n)).toEqual(curveOf(whole, 0n))
  expect(price(curveOf(whole, 0n).x, curveOf(whole, 0n).y)).toBe('0.004')
})

test('estimatedSupply and soldShare follow from market cap, price and token reserve', () => {
  const market = {
    marketCap: decimal('40000'),
    spotPrice: decimal('0.004'),
    reserveToken: decimal('9000000'),
    tradesTotal: 3,
  }
  expect(estimatedSupply(market)).toBe('10000000')
  expect(soldShare(market)).toBe('0.1')
  expect(soldShare({ ...market, spotPrice: decimal('0') })).toBeNull()
})

test('feeOf is the fee’s share of the amount that contains it, null for zero and for an unknown amount', () => {
  expect(feeOf({ base: decimal('100'), feeAmount: decimal('1') })).toBe(10_000n)
  // 24 basis points of it, cut to base units.
  expect(feeOf({ base: decimal('1.234567890123456789'), feeAmount: decimal('0.002962962936296296') })).toBe(
    2_400n,
  )
  expect(feeOf({ base: decimal('0'), feeAmount: decimal('0') })).toBeNull()
  expect(feeOf({ base: null, feeAmount: decimal('1') })).toBeNull()
})

test('soldShare is unknown for a pool that holds more than the supply, zero where only the estimate is short', () => {
  const market = {
    marketCap: decimal('4'),
    spotPrice: decimal('1'),
    reserveToken: decimal('5'),
    tradesTotal: 1,
  }
  expect(soldShare(market)).toBeNull()
  expect(soldShare(market, decimal('4'))).toBeNull()
  expect(soldShare({ ...market, reserveToken: decimal('4.000001') })).toBe('0')
  expect(soldShare({ ...market, reserveToken: decimal('4.004') })).toBe('0')
})

test('soldShare uses the token’s own supply where it is known', () => {
  const market = {
    marketCap: decimal('40000'),
    spotPrice: decimal('0.0041'),
    reserveToken: decimal('9000000'),
    tradesTotal: 3,
  }
  expect(soldShare(market, decimal('10000000'))).toBe('0.1')
})

test('soldShare is zero for a market without trades, though its estimated supply is too large', () => {
  const market = {
    marketCap: decimal('4.0000001'),
    spotPrice: decimal('1'),
    reserveToken: decimal('4'),
    tradesTotal: 0,
  }
  expect(soldShare(market)).toBe('0')
  expect(soldShare({ ...market, tradesTotal: 1 })).not.toBe('0')
})

test('curveOf reads reserves in base units, rounded down', () => {
  const market = {
    virtualReserveUSD: decimal('36000.1234567'),
    realReserveUSD: decimal('6000.0000019'),
    reserveToken: decimal('9000000.0000000000000000019'),
    spotPrice: decimal('0.0040000137'),
  }
  expect(curveOf(market, 7n)).toEqual({
    x: 36_000_123_456_700_000_000_000n,
    y: 9_000_000n * 10n ** 18n + 1n,
    realUsd: 6_000_000_001_900_000_000_000n,
    feePpm: 7n,
  })
})

test('wholeVirtualReserve stays as sent where the price does not decide', () => {
  const market = {
    virtualReserveUSD: decimal('30000'),
    realReserveUSD: decimal('0'),
    reserveToken: decimal('0'),
    spotPrice: decimal('0'),
  }
  expect(wholeVirtualReserve(market)).toBe('30000')
  const between = { ...market, realReserveUSD: decimal('6000'), reserveToken: decimal('33000') }
  expect(wholeVirtualReserve({ ...between, spotPrice: decimal('1') })).toBe('30000')
  expect(price(30_000n, 0n)).toBe('0')
})

test('the average price of a quote is what is paid or received for a token, fee included', () => {
  const buy = quoted(quoteBuy(curve, 1_000n * whole))
  expect(buy.average).toBe(price(1_000n * whole, buy.amountOut))
  const sold = { ...curve, realUsd: 10n ** 24n }
  const sell = quoted(quoteSell(sold, 10n ** 24n))
  expect(sell.average).toBe(price(sell.amountOut, 10n ** 24n))
})

test('curveShape goes beyond four times the price where a trade does', () => {
  const end = curveShape(decimal('0.2'), 0.9).at(-1)
  expect(end?.sold).toBeGreaterThan(0.9)
  expect(end?.sold).toBeLessThan(1)
})

test('curveShape starts at zero sold, passes the current price and ends at four times it', () => {
  const points = curveShape(decimal('0.25'))
  expect(points).toHaveLength(161)
  expect(points[0]?.sold).toBe(0)
  expect(points[0]?.price).toBeCloseTo(0.5625)
  expect(points[64]).toMatchObject({ sold: expect.closeTo(0.25), price: expect.closeTo(1) })
  expect(points.at(-1)).toMatchObject({ sold: expect.closeTo(0.625), price: expect.closeTo(4) })
})
