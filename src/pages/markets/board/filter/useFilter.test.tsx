import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFilter } from './useFilter.ts'

beforeEach(() => void vi.useFakeTimers())
/** A filter field with a URL that it may change. */
function open(inAddress?: string) {
  const settled: (string | undefined)[] = []
  const hook = renderHook(({ text }) => useFilter(text, (next) => settled.push(next)), {
    initialProps: { text: inAddress },
  })
  const type = (text: string) => act(() => hook.result.current[1](text))
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { hook, settled, type, wait, shown: () => hook.result.current[0] }
}

test('typed text shows at once and reaches the URL 250 ms after the last key', async () => {
  const { settled, type, wait, shown } = open()
  type('ti')
  await wait(200)
  type('tide ')
  expect(shown()).toBe('tide ')
  await wait(200)
  expect(settled).toEqual([])
  await wait(50)
  expect(settled).toEqual(['tide'])
  await wait(1_000)
  expect(settled).toEqual(['tide'])
})

test('an emptied field is removed from the URL', async () => {
  const { settled, type, wait } = open('tide')
  type('  ')
  await wait(250)
  expect(settled).toEqual([undefined])
})

test('the field follows the URL', () => {
  const { hook, shown } = open('tide')
  expect(shown()).toBe('tide')
  hook.rerender({ text: 'ebb' })
  expect(shown()).toBe('ebb')
  hook.rerender({ text: undefined })
  expect(shown()).toBe('')
})
