import { describe, expect, test } from 'vitest'
import { add, compare, decimal, zero } from '#lib/numbers/decimal.ts'
import {
  bucketStart,
  type Candle,
  candleChange,
  changeSince,
  chartExponent,
  fillGaps,
  fromCloseBefore,
  inferOpenRule,
  intervalSeconds,
  joinCandles,
  lackNewest,
  mergeTicks,
  type OpenRule,
  sortCandles,
  type Tick,
  withoutJumps,
} from './candles.ts'

const seconds = 60

function candle(time: number, open: string, close: string): Candle {
  const [low, high] = [decimal(open), decimal(close)].sort(compare)
  return {
    time,
    open: decimal(open),
    high: high ?? zero,
    low: low ?? zero,
    close: decimal(close),
    volume: decimal('1'),
    trades: 1,
  }
}

function tick(time: number, price: string): Tick {
  return { time, price: decimal(price), volume: decimal('10') }
}

/** A small seeded generator: the same trades on every run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function randomTicks(seed: number): Tick[] {
  const next = random(seed)
  let time = 1_000 * seconds
  return Array.from({ length: 120 }, () => {
    time += Math.floor(next() * 100)
    return tick(time, (next() * 10 + 0.001).toFixed(6))
  })
}

/** Builds the whole history at once, as a server does. */
function build(ticks: readonly Tick[], rule: OpenRule): Candle[] {
  const candles: Candle[] = []
  for (const { time, price, volume } of ticks) {
    const start = bucketStart(time, seconds)
    const last = candles.at(-1)
    if (last?.time === start) {
      last.high = compare(price, last.high) > 0 ? price : last.high
      last.low = compare(price, last.low) < 0 ? price : last.low
      last.close = price
      last.volume = last.volume && volume && add(last.volume, volume)
      last.trades += 1
    } else {
      const open = rule === 'previous-close' && last ? last.close : price
      const [low = price, high = price] = [open, price].sort(compare)
      candles.push({ time: start, open, high, low, close: price, volume, trades: 1 })
    }
  }
  return fillGaps(candles, seconds)
}

test.each(['first-trade', 'previous-close'] as const)(
  'trades merged one by one give what a server builds at once (%s)',
  (rule) => {
    for (let seed = 1; seed <= 100; seed++) {
      const ticks = randomTicks(seed)
      const cut = seed % ticks.length
      const history = build(ticks.slice(0, cut), rule)
      const oneByOne = ticks
        .slice(cut)
        .reduce<readonly Candle[]>((all, one) => mergeTicks(all, [one], seconds, rule).candles, history)
      const together = mergeTicks(history, ticks.slice(cut), seconds, rule).candles
      expect(oneByOne).toEqual(build(ticks, rule))
      expect(together).toEqual(oneByOne)
    }
  },
)

test('mergeTicks opens a flat candle by the server’s rule: at its first trade or at the close before', () => {
  const history = fillGaps([candle(60, '1', '2')], seconds, 125)
  const merged = (rule: OpenRule) => mergeTicks(history, [tick(126, '5')], seconds, rule).candles.at(-1)
  expect(merged('first-trade')).toMatchObject({ open: '5', low: '5', close: '5', trades: 1 })
  expect(merged('previous-close')).toMatchObject({ open: '2', low: '2', high: '5', trades: 1 })
})

test('fillGaps keeps every candle with a trade and the newest 5,000 without', () => {
  const many = Array.from({ length: 5_010 }, (_, index) => candle(index * 120, '1', '2'))
  const filled = fillGaps(many, seconds)
  expect(filled.filter(({ trades }) => trades > 0)).toEqual(many)
  expect(filled).toHaveLength(10_010)
  expect(filled.slice(9, 13).map(({ time }) => time)).toEqual([1_080, 1_140, 1_200, 1_260])
  expect(filled[1]?.time).toBe(120)
})

test('joinCandles keeps older candles that overlap newer ones, drops them after a gap', () => {
  const [a, b, c] = [candle(60, '1', '2'), candle(120, '2', '3'), candle(180, '3', '4')] as const
  const again = candle(120, '2', '9')
  expect(joinCandles([a, b], [again, c])).toEqual([a, again, c])
  expect(joinCandles([a], [again, c])).toEqual([again, c])
  expect(joinCandles([], [c])).toEqual([c])
  expect(joinCandles([candle(0, '1', '1'), a, b], [again, c])).toHaveLength(4)
})

test('mergeTicks marks the series stale after a trade older than the last interval', () => {
  const history = [candle(60, '1', '2'), candle(120, '2', '3')]
  expect(mergeTicks(history, [tick(70, '9')], seconds, 'first-trade')).toEqual({
    candles: history,
    stale: true,
  })
  expect(mergeTicks(history, [tick(130, '9')], seconds, 'first-trade').stale).toBe(false)
})

test('mergeTicks leaves only the volume of the candle with an unknown amount null', () => {
  const unknown = { ...tick(65, '3'), volume: null }
  const { candles } = mergeTicks(
    [],
    [tick(5, '1'), tick(61, '2'), unknown, tick(70, '4'), tick(125, '5')],
    seconds,
    'first-trade',
  )
  expect(candles.map(({ volume, trades }) => [volume, trades])).toEqual([
    ['10', 1],
    [null, 3],
    ['10', 1],
  ])
})

test('fillGaps draws intervals without a trade flat at the last close, without volume', () => {
  const filled = fillGaps([candle(60, '1', '2'), candle(240, '3', '4')], seconds, 310)
  expect(filled.map(({ time }) => time)).toEqual([60, 120, 180, 240, 300])
  expect(filled[1]).toEqual({ time: 120, open: '2', high: '2', low: '2', close: '2', volume: '0', trades: 0 })
  expect(filled[4]?.close).toBe('4')
})

test('fillGaps fills only the end of a gap of years', () => {
  const filled = fillGaps([candle(0, '1', '1'), candle(60 * 10_000_000, '2', '2')], seconds)
  expect(filled).toHaveLength(302)
  expect(filled.at(0)?.time).toBe(0)
  expect(filled.at(-1)?.close).toBe('2')
})

test('sortCandles puts candles oldest first, each time once', () => {
  const tidy = sortCandles([candle(120, '2', '3'), candle(60, '1', '2'), candle(60, '1', '9')])
  expect(tidy.map(({ time, close }) => [time, close])).toEqual([
    [60, '9'],
    [120, '3'],
  ])
})

test('sortCandles keeps of two candles of one time the one with more trades, in any order', () => {
  const [whole, part] = [
    { ...candle(60, '1', '9'), trades: 3 },
    { ...candle(60, '1', '2'), trades: 2 },
  ]
  expect(sortCandles([whole, part])).toEqual([whole])
  expect(sortCandles([part, whole])).toEqual([whole])
})

test('inferOpenRule infers the rule of the open from history', () => {
  const joined = Array.from({ length: 20 }, (_, index) => candle(index * 60, `${index + 1}`, `${index + 2}`))
  expect(inferOpenRule(joined, seconds)).toBe('previous-close')
  expect(
    inferOpenRule(
      joined.map((one, index) => ({ ...one, open: decimal(`${index}.5`) })),
      seconds,
    ),
  ).toBe('first-trade')
  expect(inferOpenRule([], seconds)).toBe('first-trade')
  const apart = (index: number) => ({ ...joined[index], open: decimal('99') }) as Candle
  const withApart = (count: number) =>
    joined.map((one, index) => (index > 0 && index <= count ? apart(index) : one))
  expect(inferOpenRule(withApart(1), seconds)).toBe('previous-close')
  expect(inferOpenRule(withApart(2), seconds)).toBe('first-trade')
  expect(inferOpenRule(withApart(1).slice(0, 11), seconds)).toBe('previous-close')
  const withGaps = joined.map((one, index) => ({ ...one, time: index * 120 }))
  expect(inferOpenRule(withGaps, seconds)).toBe('first-trade')
})

test('changeSince starts at the last close before the time, or at the first open of a younger market', () => {
  const candles = [candle(0, '1', '2'), candle(3_600, '2', '4'), candle(7_200, '4', '5')]
  expect(changeSince(candles, 7_200, 3_600, decimal('5'))).toBe('0.25')
  expect(changeSince(candles.slice(1), 0, 3_600, decimal('5'))).toBe('1.5')
  expect(changeSince([], 0, 3_600, decimal('5'))).toBeNull()
})

test('intervalSeconds reads a count and a unit', () => {
  expect(['1m', '15m', '4h', '1d', '1w', '60', '', '0m', '1M'].map(intervalSeconds)).toEqual([
    60,
    900,
    14_400,
    86_400,
    604_800,
    null,
    null,
    null,
    null,
  ])
  expect(['x15m', '15mm', '10000m'].map(intervalSeconds)).toEqual([null, null, null])
})

test('weeks begin on Monday, other intervals of several days at the epoch', () => {
  const at = (day: number, seconds: number) =>
    new Date(bucketStart(Date.UTC(2026, 0, day) / 1_000, seconds) * 1_000).toISOString().slice(0, 10)
  const week = 604_800
  expect([at(4, week), at(5, week), at(11, week)]).toEqual(['2025-12-29', '2026-01-05', '2026-01-05'])
  expect([at(1, 3 * 86_400), at(3, 3 * 86_400), at(4, 3 * 86_400)]).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-01-04',
  ])
})

test('candles lack the newest trade unless the last one closed at the market’s price', () => {
  const candles = [candle(0, '1', '3'), candle(60, '3', '4'), candle(120, '4', '2')]
  expect(lackNewest(candles, { spotPrice: decimal('2'), tradesTotal: 4 })).toBe(false)
  expect(lackNewest(candles, { spotPrice: decimal('3'), tradesTotal: 4 })).toBe(true)
  expect(lackNewest([], { spotPrice: decimal('3'), tradesTotal: 1 })).toBe(true)
  expect(lackNewest([], { spotPrice: decimal('3'), tradesTotal: 0 })).toBe(false)
  expect(lackNewest(candles, undefined)).toBe(false)
})

test('chartExponent scales any price to between 1 and 10', () => {
  for (const text of ['0.000000000000000012', '0.013', '1', '9.99', '4000']) {
    const scaled = Number(text) * 10 ** chartExponent(decimal(text))
    expect(scaled).toBeGreaterThanOrEqual(0.999)
    expect(scaled).toBeLessThan(10)
  }
  expect(chartExponent(undefined)).toBe(0)
  expect(chartExponent(zero)).toBe(0)
})

describe('fromCloseBefore', () => {
  const at = (open: string, high: string, low: string, close: string): Candle => ({
    ...{ time: 60, volume: null, trades: 2 },
    ...{ open: decimal(open), high: decimal(high), low: decimal(low), close: decimal(close) },
  })
  const before = at('3', '5', '3', '4')

  test('a candle whose first trade fell below the close before begins at that close, and falls', () => {
    expect(fromCloseBefore(at('2', '3', '2', '3'), before)).toEqual(at('4', '4', '2', '3'))
  })

  test('a candle whose first trade rose begins at the close before, with its own wicks', () => {
    expect(fromCloseBefore(at('6', '7', '1', '5'), before)).toEqual(at('4', '7', '1', '5'))
  })

  test('a part of a list begins where the candle before it closed', () => {
    const candles = [before, at('2', '3', '2', '3'), at('9', '9', '8', '8')]
    expect(withoutJumps(candles, 2)).toEqual([at('3', '9', '3', '8')])
    expect(withoutJumps(candles, 1)).toEqual(withoutJumps(candles).slice(1))
  })

  test('the first candle has the open of the server', () => {
    expect(fromCloseBefore(before, undefined)).toBe(before)
  })
})

test('candleChange is measured from the close before the candle, also across a gap, and null for the first candle', () => {
  const candles = [candle(0, '1', '2'), candle(60, '3', '3'), candle(6_000, '2', '4')]
  const changes = candles.map((each) => candleChange(candles, each))
  expect(changes[0]).toBeNull()
  expect(changes[1]).toBe('0.5')
  expect(Number(changes[2])).toBeCloseTo(1 / 3, 12)
})
