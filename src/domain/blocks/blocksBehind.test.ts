import { expect, test } from 'vitest'
import { blocksBehind, blockTimeOf } from './blocksBehind.ts'

test.each([
  ['of twelve seconds', 12_000, 10],
  ['of two seconds', 2_000, 15],
  ['of a tenth of a second', 100, 300],
  ['of an unknown time', null, 10],
])(
  'an interface is usually at most as many blocks %s behind or ahead as this allows',
  (_, blockTime, most) => {
    expect(blocksBehind(1_000, 1_000 - most, blockTime)).toEqual({ blocks: most, isUsual: true })
    expect(blocksBehind(1_000, 999 - most, blockTime)).toEqual({ blocks: most + 1, isUsual: false })
    expect(blocksBehind(1_000, 1_000 + most, blockTime)).toEqual({ blocks: -most, isUsual: true })
    expect(blocksBehind(1_000, 1_001 + most, blockTime)).toEqual({ blocks: -most - 1, isUsual: false })
  },
)

test('blockTimeOf is the mean of the listed blocks, null without two times', () => {
  const at = (number: number, seconds: number | null) => ({
    number,
    timestamp: seconds === null ? null : new Date(seconds * 1_000),
  })
  expect(blockTimeOf([at(12, 36), at(11, 34), at(10, 30)])).toBe(3_000)
  expect(blockTimeOf([at(12, 36), at(10, null)])).toBeNull()
  expect(blockTimeOf([at(12, 36)])).toBeNull()
  expect(blockTimeOf([])).toBeNull()
  // Blocks every 277 ms: nine span three seconds or four, four may share one.
  expect(blockTimeOf([at(12, 36), at(9, 36)])).toBeCloseTo(333.3, 0)
  expect(blockTimeOf([at(18, 38), at(10, 36)])).toBe(250)
})
