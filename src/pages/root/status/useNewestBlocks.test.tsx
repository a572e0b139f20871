import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNewestBlocks } from './useNewestBlocks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
/** A node that told these blocks, two seconds apart. */
function watch(blocks: readonly number[]) {
  const { result, rerender } = renderHook(({ newest }) => useNewestBlocks(newest), {
    initialProps: { newest: blocks[0] },
  })
  const tell = (newest: number) => {
    act(() => void vi.advanceTimersByTime(2_000))
    rerender({ newest })
  }
  for (const block of blocks.slice(1)) tell(block)
  return { trouble: () => result.current, tell }
}

test('a node that told a block every two seconds is quiet after twenty, until the next one comes', () => {
  const { trouble, tell } = watch([1, 2, 3, 4, 5, 6])
  act(() => void vi.advanceTimersByTime(19_000))
  expect(trouble()).toBeNull()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(trouble()).toEqual({ kind: 'quiet' })
  tell(7)
  expect(trouble()).toBeNull()
})

test('a node that told few blocks is not expected to tell more', () => {
  const { trouble } = watch([1, 2, 3])
  act(() => void vi.advanceTimersByTime(600_000))
  expect(trouble()).toBeNull()
})

test.each([
  ['slow', [101, 102, 103, 104, 105, 106, 96], { kind: 'back', from: 106 }],
  ['fast', [107, 114, 121, 128, 135, 142, 100], null],
  ['fast', [107, 114, 121, 128, 135, 142, 60], { kind: 'back', from: 142 }],
])('on a %s chain %j went back only by more than a lagging node would', (_, blocks, expected) => {
  expect(watch(blocks).trouble()).toEqual(expected)
})
