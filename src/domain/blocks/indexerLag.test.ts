import { expect, test } from 'vitest'
import { type LagReading, noLag, watchLag } from './indexerLag.ts'

const reading = (seconds: number, indexed: number, head: number): LagReading => ({
  at: seconds * 1_000,
  indexed,
  head,
})

/** The lag that `watchLag` reports after each of these readings. */
function lags(...readings: (LagReading | null)[]) {
  let watch = noLag
  return readings.map((each) => {
    watch = watchLag(watch, each)
    return watch.lag
  })
}

test('watchLag shows lag from the second reading, with its time, and hides it on catch-up', () => {
  expect(lags(reading(0, 500, 900), reading(20, 505, 910), reading(40, 918, 920))).toEqual([
    null,
    { block: 505, blocks: 405, time: 405 * 2_000 },
    null,
  ])
})

test('watchLag shows no lag after one unusual reading', () => {
  expect(lags(reading(0, 900, 900), reading(10, 500, 905), reading(20, 909, 910))).toEqual([null, null, null])
})

test('watchLag shows no lag for a few blocks, or for many blocks of a fast chain', () => {
  expect(lags(reading(0, 890, 900), reading(10, 890, 900))).toEqual([null, null])
  // Ten blocks a second: a hundred are ten seconds.
  const fast = [0, 10, 20].map((at) => reading(at, 800 + at * 10, 900 + at * 10))
  expect(lags(...fast).at(-1)).toBeNull()
})

test('watchLag shows no lag for an indexer ahead of its node', () => {
  expect(lags(reading(0, 900, 500), reading(10, 910, 500))).toEqual([null, null])
})

test('watchLag leaves the time null while no block comes', () => {
  expect(lags(reading(0, 500, 900), reading(10, 500, 900))[1]).toEqual({
    block: 500,
    blocks: 400,
    time: null,
  })
})

test('watchLag hides the lag and confirms nothing after an unknown or negative block', () => {
  const [first, second] = [reading(0, 500, 900), reading(10, 500, 900)]
  expect(lags(first, second, null, second)).toEqual([null, expect.anything(), null, null])
  expect(lags(reading(0, -1, 900), reading(10, -1, 900))).toEqual([null, null])
})

test('watchLag measures the block time over the latest readings', () => {
  const quick = Array.from({ length: 40 }, (_, index) => reading(index, 10, 1_000 + index))
  const slow = Array.from({ length: 30 }, (_, index) => reading(100 + index * 10, 10, 2_000 + index))
  expect(lags(...quick, ...slow).at(-1)?.time).toBe(2_019 * 10_000)
})
