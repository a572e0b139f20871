import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['', undefined],
  ['5000', 5_000],
  ['all', Number.POSITIVE_INFINITY],
])('TIDELINE_KEEP_BLOCKS=%s', (text, keepBlocks) => {
  expect(readSettings({ TIDELINE_KEEP_BLOCKS: text }).keepBlocks).toBe(keepBlocks)
})

test('so few blocks that a reorg could need more are refused in one sentence', () => {
  expect(() => readSettings({ TIDELINE_KEEP_BLOCKS: '20' })).toThrow(
    'TIDELINE_KEEP_BLOCKS must be a whole number between 1000 and 2147483647, not "20".',
  )
})
