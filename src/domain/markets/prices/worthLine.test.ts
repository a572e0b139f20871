import Big from 'big.js'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { type ClosingPrices, type HoldingMove, worthLine } from './worthLine.ts'

const hour = 3_600
const move = (time: number, amount: string, token = 'a'): HoldingMove => ({
  token,
  time,
  amount: decimal(amount),
})
const closes = (...list: [hour: number, close: string][]): ClosingPrices =>
  list.map(([at, close]) => ({ time: at * hour, close: decimal(close) }))

function line(moves: HoldingMove[], prices: Record<string, ClosingPrices>, now = 4.5 * hour, most = 100) {
  const { points, unclear } = worthLine({
    ...{ moves, now, most, seconds: hour },
    prices: new Map(Object.entries(prices)),
  })
  return { points: points.map(({ time, worth }) => [time / hour, worth]), unclear }
}

test('worthLine values each holding at the last price so far; the last point is now', () => {
  const moves = [move(0.5 * hour, '2'), move(2.5 * hour, '-0.5')]
  expect(line(moves, { a: closes([0, '1.5'], [2, '3'], [4, '4']) }).points).toEqual([
    [1, '3'],
    [2, '3'],
    [3, '4.5'],
    [4, '4.5'],
    [4.5, '6'],
  ])
})

test('worthLine counts a move or trade at the end of an interval in the next one', () => {
  const { points } = line([move(0, '1'), move(hour, '1')], { a: closes([0, '1'], [1, '5']) }, 2.5 * hour)
  expect(points).toEqual([
    [1, '1'],
    [2, '10'],
    [2.5, '10'],
  ])
})

test('worthLine is null only while the price of a holding is unknown', () => {
  const moves = [move(0.5 * hour, '1'), move(0.6 * hour, '1', 'b'), move(1.5 * hour, '-1', 'b')]
  expect(line(moves, { a: closes([0, '2']), b: closes([3, '9']) }).points).toEqual([
    [1, null],
    [2, '2'],
    [3, '2'],
    [4, '2'],
    [4.5, '2'],
  ])
})

test('worthLine lists a token with a negative balance as unclear; a token without prices adds nothing', () => {
  const moves = [move(0, '1'), move(0, '-3', 'b'), move(0, '7', 'c')]
  expect(line(moves, { a: closes([0, '2']), b: closes([0, '2']) }, 1.5 * hour)).toEqual({
    points: [
      [1, '2'],
      [1.5, '2'],
    ],
    unclear: ['b'],
  })
})

test('worthLine keeps the newest points, including earlier holdings', () => {
  const { points } = line([move(0, '1')], { a: closes([0, '2']) }, 50.5 * hour, 4)
  expect(points).toEqual([
    [48, '2'],
    [49, '2'],
    [50, '2'],
    [50.5, '2'],
  ])
})

test('worthLine is empty without moves', () => {
  expect(line([], { a: closes([0, '2']) })).toEqual({ points: [], unclear: [] })
})

test.each([1, 2, 3, 4, 5])(
  'worthLine equals an independent computation for random moves and trades (seed %i)',
  (seed) => {
    const random = seeded(seed)
    const trades = Array.from({ length: 40 }, () => ({
      time: Math.floor(random() * 40 * hour),
      price: decimal((random() * 10).toFixed(12)),
      amount: decimal((random() * 100).toFixed(18)),
    })).sort((left, right) => left.time - right.time)
    const byHour = new Map(trades.map(({ time, price }) => [Math.floor(time / hour), price]))
    const prices = { a: closes(...([...byHour] as [number, string][])) }
    const { points } = line(
      trades.map(({ time, amount }) => ({ token: 'a', time, amount })),
      prices,
      40.5 * hour,
    )
    for (const [at, worth] of points) {
      const until = trades.filter(({ time }) => time < Number(at) * hour)
      const held = until.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
      expect(String(worth), `${at}`).toBe(held.times(until.at(-1)?.price ?? 0).toFixed())
    }
  },
)

function seeded(seed: number) {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
