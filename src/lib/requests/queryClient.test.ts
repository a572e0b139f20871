import { expect, test } from 'vitest'
import { InterfaceError } from './errors.ts'
import { createQueryClient, hashKey, retryDelay } from './queryClient.ts'

test('keys of a bigint and of text differ, and the order of names does not matter', () => {
  expect(hashKey(['node', 1n])).not.toBe(hashKey(['node', '1']))
  expect(hashKey([{ a: 1, b: 2 }])).toBe(hashKey([{ b: 2, a: 1 }]))
})

test.each([
  ['unreachable', undefined, true],
  ['timeout', undefined, true],
  ['limited', 429, true],
  ['refused', 503, true],
  ['refused', 422, false],
  ['not-found', 404, false],
  ['malformed', 200, false],
] as const)('%s (%s) is retried: %s', (kind, status, again) => {
  const error = new InterfaceError('explorer', kind, '', status === undefined ? {} : { status })
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (
    failures: number,
    error: Error,
  ) => boolean
  expect(retry(0, error)).toBe(again)
  expect(retry(2, error)).toBe(false)
})

test('the delay is what the interface asks for, or else it grows', () => {
  expect(retryDelay(0, new InterfaceError('node', 'limited', '', { retryAfter: 3_000 }))).toBe(3_000)
  expect(retryDelay(0, new Error())).toBeLessThan(700)
  expect(retryDelay(1, new Error())).toBeGreaterThanOrEqual(1_500)
})
