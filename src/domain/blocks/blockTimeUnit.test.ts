import { expect, test } from 'vitest'
import { blockTimeByBlocks } from './blockTimeUnit.ts'

/** Blocks that are `pace` milliseconds apart, newest first; their times are whole seconds. */
function blocksEvery(pace: number, count = 6) {
  return Array.from({ length: count }, (_, index) => ({
    number: 100 - index,
    timestamp: new Date(Math.floor((1_770_000_000_000 - index * pace) / 1_000) * 1_000),
  }))
}

test.each([
  [277, 277, 277],
  [0.277, 277, 277],
  [2.5, 2_500, 2_500],
  [100, 100, 100],
  [100, 100_000, 100_000],
  [12, 12_000, 12_000],
  [2_000, 2_000, 2_000],
  [50, 50, 50],
  [2.5, 150, 2_500],
])('blockTimeByBlocks reads a stated %d, with a block every %d ms, as %d ms', (stated, pace, expected) => {
  expect(blockTimeByBlocks(stated, blocksEvery(pace))).toBe(expected)
})

test('blockTimeByBlocks is null without two dated blocks, or where neither unit fits them', () => {
  expect(blockTimeByBlocks(277, [])).toBeNull()
  expect(blockTimeByBlocks(277, blocksEvery(277, 1))).toBeNull()
  expect(
    blockTimeByBlocks(
      277,
      blocksEvery(277).map((block) => ({ ...block, timestamp: null })),
    ),
  ).toBeNull()
  expect(blockTimeByBlocks(0.000_5, blocksEvery(60_000))).toBeNull()
})
