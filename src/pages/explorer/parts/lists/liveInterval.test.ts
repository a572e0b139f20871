import { expect, test } from 'vitest'
import { firstPageInterval, liveInterval } from './liveInterval.ts'

test('only the first page of a list is refetched', () => {
  expect(firstPageInterval(undefined)).toBe(liveInterval)
  expect(firstPageInterval(2)).toBe(false)
  expect(firstPageInterval('block=9')).toBe(false)
})
