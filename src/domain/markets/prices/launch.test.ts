import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { isSinceLaunch, launchOf } from './launch.ts'

// Virtual $10,000 and a billion tokens; $5,000 came in since.
const x = 15_000
const reserveToken = 1e13 / x
const market = {
  createdAt: new Date(1_700_000_000_500),
  virtualReserveUSD: decimal('10000'),
  realReserveUSD: decimal('5000'),
  reserveToken: decimal(String(reserveToken)),
  spotPrice: decimal(String(x / reserveToken)),
  marketCap: decimal(String((x / reserveToken) * 1e9)),
}

test('the launch price is the virtual reserve over the whole supply, however much was bought since', () => {
  const { time, price } = launchOf(market)
  expect(time).toBe(1_700_000_000)
  expect(Number(price)).toBeCloseTo(0.00001, 12)
  const whole = { ...market, virtualReserveUSD: decimal('15000') }
  expect(Number(launchOf(whole).price)).toBeCloseTo(0.00001, 12)
})

test('the launch price is null while the price is zero, the launch time null where the indexer does not send it', () => {
  expect(launchOf({ ...market, spotPrice: decimal('0'), createdAt: null })).toEqual({
    time: null,
    price: null,
  })
})

test.each([
  [100, false],
  [99, true],
])(
  'isSinceLaunch of a market launched %i seconds before the end of a window of 100 seconds is %s',
  (age, expected) => {
    const end = 1_700_000_100
    expect(isSinceLaunch(new Date((end - age) * 1_000), end, 100)).toBe(expected)
  },
)
