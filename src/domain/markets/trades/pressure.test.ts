import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { buyersShare, pressureSince, tradesSince } from './pressure.ts'

const now = 1_000_000

/** A trade so many seconds ago. */
function trade(ago: number | null, side: 'buy' | 'sell' | null, volume: string | null) {
  return {
    side,
    volume: volume === null ? null : decimal(volume),
    timestamp: ago === null ? null : new Date((now - ago) * 1_000),
  }
}

const trades = [
  trade(10, 'buy', '100.5'),
  trade(200, 'sell', '40'),
  trade(400, 'buy', '9.5'),
  trade(4_000, 'sell', '1'),
]

test('buys and sells are counted and summed within each window that the trades reach back to', () => {
  const reading = { trades, isAll: false }
  expect(pressureSince(reading, now - 300)).toEqual({
    buys: { count: 1, usd: '100.5' },
    sells: { count: 1, usd: '40' },
    unsided: 0,
    from: null,
  })
  expect(pressureSince(reading, now - 3_600)).toMatchObject({ buys: { count: 2, usd: '110' }, from: null })
})

test('a window before the oldest trade that was read is a part, from that trade on', () => {
  expect(pressureSince({ trades, isAll: false }, now - 86_400)).toMatchObject({
    sells: { count: 2, usd: '41' },
    from: now - 4_000,
  })
})

test('all trades of a market are every window whole, also of a market without any', () => {
  expect(pressureSince({ trades, isAll: true }, now - 86_400).from).toBe(null)
  const none = pressureSince({ trades: [], isAll: true }, now - 300)
  expect(none).toEqual({
    buys: { count: 0, usd: '0' },
    sells: { count: 0, usd: '0' },
    unsided: 0,
    from: null,
  })
  expect(buyersShare(none)).toBe(null)
})

test('a sale whose fee has no known unit makes the dollars of the sells unknown, not smaller', () => {
  const pressure = pressureSince({ trades: [...trades, trade(5_000, 'sell', null)], isAll: true }, 0)
  expect(pressure.sells).toEqual({ count: 3, usd: null })
  expect(pressure.buys.usd).toBe('110')
  expect(buyersShare(pressure)).toEqual({ share: '0.4', of: 'count' })
})

test('trades of an unknown side are counted apart', () => {
  const pressure = pressureSince({ trades: [trade(1, null, null), ...trades], isAll: true }, now - 300)
  expect(pressure).toMatchObject({ buys: { count: 1 }, sells: { count: 1 }, unsided: 1 })
})

test("the buyers' share is of the dollars where both are known", () => {
  const pressure = pressureSince({ trades: [trade(1, 'buy', '30'), trade(2, 'sell', '10')], isAll: true }, 0)
  expect(buyersShare(pressure)).toEqual({ share: '0.75', of: 'usd' })
})

test('a trade without a time belongs to the trades around it, and the oldest ones are left out', () => {
  const between = [trade(10, 'buy', '1'), trade(null, 'buy', '2'), trade(20, 'buy', '3')]
  expect(tradesSince({ trades: between, isAll: true }, now - 60)).toEqual({ inside: between, from: null })
  const last = [trade(10, 'buy', '1'), trade(null, 'buy', '2')]
  expect(tradesSince({ trades: last, isAll: true }, now - 60)).toEqual({
    inside: last.slice(0, 1),
    from: now - 10,
  })
  expect(tradesSince({ trades: [trade(null, 'buy', '1')], isAll: true }, now - 60)).toEqual({
    inside: [],
    from: Number.POSITIVE_INFINITY,
  })
})

test('a trade in the first second of a window is within it, and the trade before it makes the window whole', () => {
  expect(pressureSince({ trades, isAll: false }, now - 200)).toMatchObject({
    sells: { count: 1 },
    from: null,
  })
  expect(tradesSince({ trades, isAll: false }, now - 5)).toEqual({ inside: [], from: null })
})

test('dollars of a side stay unknown after an unknown trade, and then the share is of the count', () => {
  const pressure = pressureSince(
    { trades: [trade(1, 'buy', null), trade(2, 'buy', '5'), trade(3, 'sell', '1')], isAll: true },
    now - 60,
  )
  expect(pressure).toMatchObject({ buys: { count: 2, usd: null }, sells: { usd: '1' } })
  expect(buyersShare(pressure)).toMatchObject({ of: 'count' })
})
