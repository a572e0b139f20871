import { expect, test } from 'vitest'
import { blocksBehind, blockTimeOf } from './blocksBehind.ts'

test.each([
  ['a few blocks behind', 100, 91, 12_000, true, 11],
  ['eleven blocks of twelve seconds behind', 100, 89, 12_000, false, 11],
  ['fifty blocks of a tenth of a second behind', 100, 50, 100, true, 301],
  ['a thousand blocks of a tenth of a second behind', 1_100, 100, 100, false, 301],
  ['a block ahead, because it was read later', 100, 101, 2_000, true, 16],
  ['far ahead of a node that stands still', 100, 400, 2_000, false, 16],
  ['twenty blocks behind on a chain of unknown block time', 100, 80, null, false, 11],
])('blocksBehind of an interface that is %s', (_, node, other, blockTime, isUsual, lateFrom) => {
  expect(blocksBehind(node, other, blockTime)).toEqual({ blocks: node - other, isUsual, lateFrom })
})

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
