import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { shownDeposit, shownDollars } from './poolRounding.ts'

test.each([
  ['one unit short of 50', 49_999_999n, 6, ray + 1n, 50_000_000n],
  ['exactly 50', 50_000_000n, 6, ray, 50_000_000n],
  ['a few units short, after several deposits', 99_999_992n, 6, ray, 100_000_000n],
  ['nine units short', 99_999_991n, 6, ray, 99_999_991n],
  ['with interest above 50', 50_000_001n, 6, ray, 50_000_001n],
  ['of 18 decimals, three units short of 2', 2n * 10n ** 18n - 3n, 18, ray, 2n * 10n ** 18n],
  [
    'of 18 decimals, a billionth short of 2',
    2n * 10n ** 18n - 10n ** 9n,
    18,
    ray,
    2n * 10n ** 18n - 10n ** 9n,
  ],
  ['at an index of 3, sixteen units short', 49_999_984n, 7, 3n * ray, 50_000_000n],
  ['at an index of 3, seventeen units short', 49_999_983n, 7, 3n * ray, 49_999_983n],
  ['of a token with four decimals', 499_999n, 4, ray, 499_999n],
  ['two units short of a fourth decimal', 8_898_528_098n, 6, ray, 8_898_528_098n],
  ['of nothing', 0n, 6, ray, 0n],
])('a deposit %s is shown as the pool got it', (_, supplied, decimals, index, shown) => {
  expect(shownDeposit(supplied, decimals, index)).toBe(shown)
})

test.each([
  ['49.999999', '50'],
  ['37.50999', '37.51'],
  ['37.509989', '37.509989'],
  ['50', '50'],
  ['50.001', '50.001'],
  ['-49.999999', '-49.999999'],
  ['0', '0'],
])('deposits worth $%s are shown as $%s', (value, shown) => {
  expect(shownDollars(decimal(value))).toBe(shown)
})
