import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { positionOf } from './marketPosition.ts'

const pool = `0x${'1'.repeat(40)}` as const
const token = 10n ** 18n
const market = { spotPrice: decimal('2') } as Market
const curve = { x: 2_000n * token, y: 1_000n * token, realUsd: 1_000n * token, feePpm: 10_000n }
const result = {
  bought: decimal('10'),
  cost: decimal('15'),
  entry: null,
  unpriced: decimal('0'),
  deposited: decimal('0'),
  realised: decimal('-3'),
}

test('a holding sold now brings less than its spot value: fee and price impact are deducted', () => {
  const position = positionOf(pool, result, { market, wallet: 10n * token, deposited: 0n, curve })
  expect(position).toMatchObject({ held: '10', average: '1.5', value: '20', realised: '-3' })
  // 10 tokens less 1 %: 2,000 * 9.9 / 1,009.9.
  expect(position.soldNow).toBe('19.605901574413308248')
})

test('an unrealised result is by what a sale now would bring, and by the spot price where that is unknown', () => {
  const sources = { market, wallet: 10n * token, deposited: 0n, curve }
  const bySale = positionOf(pool, result, sources)
  expect(bySale.unrealised).toBe('4.605901574413308248')
  // 19.6059 less 15, of 15.
  expect(bySale.change).toMatch(/^0\.3070601/)
  const bySpot = positionOf(pool, result, { ...sources, curve: null })
  expect(bySpot.unrealised).toBe('5')
  expect(bySpot.change).toMatch(/^0\.3{15}/)
})

test('a purchase at the spot price is a loss at once: selling costs the fee and the price impact', () => {
  const paid = { ...result, cost: decimal('20') }
  const { unrealised, change } = positionOf(pool, paid, { market, wallet: 10n * token, deposited: 0n, curve })
  expect([unrealised, change?.slice(0, 7)]).toEqual(['-0.394098425586691752', '-0.0197'])
})

test("value and proceeds use the pool's price, and without it the indexer's", () => {
  const earlier = { ...market, spotPrice: decimal('1.9') }
  const { value, soldNow } = positionOf(pool, result, {
    market: earlier,
    wallet: 10n * token,
    deposited: 0n,
    curve,
  })
  expect([value, soldNow]).toEqual(['20', '19.605901574413308248'])
  expect(
    positionOf(pool, result, { market: earlier, wallet: 10n * token, deposited: 0n, curve: null }).value,
  ).toBe('19')
})

test('a position without any source is unknown, not zero', () => {
  const unknown = positionOf(pool, 'trades', { market: null, wallet: null, deposited: null, curve: null })
  expect(Object.values(unknown).filter((value) => value !== null)).toEqual([pool, 'trades'])
  expect(
    positionOf(pool, result, { market, wallet: 10n * token, deposited: 0n, curve: { ...curve, realUsd: 1n } })
      .soldNow,
  ).toBeNull()
})

test.each([
  ['with', { market, curve }],
  ['without', { market: null, curve: null }],
])('of a position that is sold out, %s a price, the value and unrealised result are zero', (_, of) => {
  const sold = { ...result, bought: decimal('0'), cost: decimal('0') }
  const position = positionOf(pool, sold, { ...of, wallet: 0n, deposited: 0n })
  expect(position).toMatchObject({ held: '0', value: '0', soldNow: '0', unrealised: '0', realised: '-3' })
  expect(positionOf(pool, 'trades', { ...of, wallet: 0n, deposited: 0n }).unrealised).toBeNull()
})

test('tokens deposited as collateral are held, and keep their result', () => {
  const deposited = { ...result, deposited: decimal('10') }
  const position = positionOf(pool, deposited, { market, wallet: 0n, deposited: 10n * token, curve })
  expect(position).toMatchObject({
    held: '10',
    average: '1.5',
    unrealised: '4.605901574413308248',
    realised: '-3',
    missing: null,
  })
})

test.each([
  ['balance', { wallet: 11n * token, deposited: 0n }, result],
  ['collateral', { wallet: 4n * token, deposited: 5n * token }, { ...result, deposited: decimal('6') }],
] as const)('a history that does not fit the %s gives no result', (missing, sources, history) => {
  const position = positionOf(pool, history, { market, curve, ...sources })
  expect(position).toMatchObject({ missing, average: null, unrealised: null, realised: null })
})

test('a history with a missing part names it and gives no result', () => {
  const sources = { market, curve, wallet: 10n * token, deposited: 0n }
  expect(positionOf(pool, 'transfers', sources)).toMatchObject({ missing: 'transfers', average: null })
  expect(positionOf(pool, null, sources)).toMatchObject({ missing: 'amounts', realised: null })
})

test('the result and its share cover only the bought part of a holding', () => {
  const sources = { market, wallet: 110n * token, deposited: 0n, curve: null }
  const mixed = positionOf(pool, { ...result, unpriced: decimal('100') }, sources)
  const whole = positionOf(pool, result, { ...sources, wallet: 10n * token })
  expect(mixed).toMatchObject({ value: '220', unrealised: '5', change: whole.change })
})
