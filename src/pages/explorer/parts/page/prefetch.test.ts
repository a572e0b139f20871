import { expect, test, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

/** Whether the page is shown after this many milliseconds. */
async function isShownAfter(milliseconds: number, ...work: Promise<unknown>[]) {
  vi.useFakeTimers()
  let isShown = false
  void prefetch(...work).then(() => {
    isShown = true
  })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isShown
}

const never = new Promise(() => {})

test('a page is shown when all its data is there', async () => {
  expect(await isShownAfter(1, Promise.resolve(), Promise.resolve())).toBe(true)
  expect(await isShownAfter(1, Promise.resolve(), never)).toBe(false)
})

test('slow data delays a page for a quarter of a second only', async () => {
  expect(await isShownAfter(249, never)).toBe(false)
  expect(await isShownAfter(250, never)).toBe(true)
})

test('a failed request does not fail the page and does not stop the other requests', async () => {
  expect(await isShownAfter(1, Promise.reject(new Error('down')))).toBe(true)
  expect(await isShownAfter(1, Promise.reject(new Error('down')), never)).toBe(false)
})
