import { expect, test } from 'vitest'
import { blocksBehindText } from './blocksBehindText.ts'

test.each([
  [1, true, 'up to date'],
  [-3, true, 'up to date'],
  [7, true, '7 behind, as usual'],
  [1_200, false, '1,200 behind the node'],
  [-300, false, '300 ahead of the node'],
])('a gap of %i blocks (usual: %s) reads "%s"', (blocks, isUsual, words) => {
  expect(blocksBehindText({ blocks, isUsual })).toBe(words)
})
