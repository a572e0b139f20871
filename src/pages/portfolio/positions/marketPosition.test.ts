import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { positionOf, resultsByPool } from './marketPosition.ts'

const pool = `0x${'1'.repeat(40)}` as const
const token = 10n ** 18n
const market = { spotPrice: decimal('2') } as Market
const curve = { x: 2_000n * token, y: 1_000n * token, realUsd: 1_000n * token, feePpm: 10_000n }
const result = { bought: decimal('10'), cost: decimal('15'), realised: decimal('-3') }

function swap(poolAddress: string, side: 'buy' | 'sell', tokens: string, usd: string) {
  return {
    poolAddress,
    side,
    tokenAmount: decimal(tokens),
    usdSettled: decimal(usd),
  } as Swap
}

test('a holding sold now brings less than its spot value: fee and price impact are deducted', () => {
  const position = positionOf(pool, result, { market, held: 10n * token, curve })
  expect(position).toMatchObject({ held: '10', average: '1.5', value: '20', unrealised: '5', realised: '-3' })
  // 10 tokens less 1 %: 2,000 * 9.9 / 1,009.9.
  expect(position.soldNow).toBe('19.605901574413308248')
})

test("value and proceeds use the pool's price, and without it the indexer's", () => {
  const earlier = { ...market, spotPrice: decimal('1.9') }
  const { value, soldNow } = positionOf(pool, result, { market: earlier, held: 10n * token, curve })
  expect([value, soldNow]).toEqual(['20', '19.605901574413308248'])
  expect(positionOf(pool, result, { market: earlier, held: 10n * token, curve: null }).value).toBe('19')
})

test('a position without any source is unknown, not zero', () => {
  const unknown = positionOf(pool, null, { market: null, held: null, curve: null })
  expect(Object.values(unknown).filter((value) => value !== null)).toEqual([pool])
  expect(
    positionOf(pool, result, { market, held: 10n * token, curve: { ...curve, realUsd: 1n } }).soldNow,
  ).toBeNull()
})

test('trades are summed by market, oldest first', () => {
  const other = `0x${'2'.repeat(40)}`
  const results = resultsByPool([
    swap(pool, 'sell', '1', '3'),
    swap(other, 'buy', '4', '8'),
    swap(pool, 'buy', '2', '4'),
  ])
  expect(results.get(pool)).toEqual({ bought: '1', cost: '2', realised: '1' })
  expect(results.size).toBe(2)
})
