import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { InterfaceError } from './errors.ts'
import { createQueryClient, hashKey, retryDelay } from './queryClient.ts'

afterEach(() => onlineManager.setOnline(true))

test('keys of a bigint and of text differ, and the order of names does not matter', () => {
  expect(hashKey(['node', 1n])).not.toBe(hashKey(['node', '1']))
  expect(hashKey([{ a: 1, b: 2 }])).toBe(hashKey([{ b: 2, a: 1 }]))
})

test.each([
  ['unreachable', undefined, true],
  ['timeout', undefined, false],
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

test('a wait of more than ten seconds is a failure, not a delay', () => {
  const error = new InterfaceError('explorer', 'limited', '', { status: 429, retryAfter: 42_000 })
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (n: number, error: Error) => boolean
  expect(retry(0, error)).toBe(false)
})

test.each([
  ['unreachable', undefined, 8_000],
  ['malformed', 200, 8_000],
  ['refused', 500, 8_000],
  ['refused', 422, false],
  ['not-found', 404, false],
] as const)(
  'what the explorer failed to answer (%s, %s) is asked again after %s ms',
  (kind, status, interval) => {
    const error = new InterfaceError('explorer', kind, '', status === undefined ? {} : { status })
    const { refetchInterval } = createQueryClient().getDefaultOptions().queries ?? {}
    const again = refetchInterval as unknown as (query: object) => number | false
    expect(again({ queryKey: ['explorer', 'x'], state: { error } })).toBe(interval)
    expect(again({ queryKey: ['node', 'x'], state: { error } })).toBe(false)
    expect(again({ queryKey: ['explorer', 'x'], state: { error: null } })).toBe(false)
  },
)

test('the delay is what the interface asks for, or else it grows', () => {
  const asked = retryDelay(0, new InterfaceError('node', 'limited', '', { retryAfter: 3_000 }))
  expect(asked).toBeGreaterThanOrEqual(3_000)
  expect(asked).toBeLessThan(3_501)
  expect(retryDelay(0, new Error())).toBeLessThan(700)
  expect(retryDelay(1, new Error())).toBeGreaterThanOrEqual(1_500)
})

test('requests are sent at once also when the browser reports to be offline', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  expect(await client.fetchQuery({ queryKey: ['node', 'x'], queryFn: () => 'read' })).toBe('read')
  const write = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('unreachable')) })
  await expect(write.mutate()).rejects.toThrow('unreachable')
  expect(client.isMutating()).toBe(0)
})

test.each([
  ['not-found', 404, undefined],
  ['unreachable', undefined, 'record'],
  ['refused', 500, 'record'],
  ['malformed', 200, 'record'],
] as const)('what was read before a failure (%s, %s) is then %s', async (kind, status, left) => {
  const client = createQueryClient()
  const error = new InterfaceError('explorer', kind, '', status === undefined ? {} : { status })
  const answers = [() => 'record', () => Promise.reject(error)]
  const query = {
    queryKey: ['explorer', 'x'],
    queryFn: () => answers.shift()?.(),
    retry: false,
    staleTime: 0,
  }
  await client.fetchQuery(query)
  await client.fetchQuery(query).catch(() => undefined)
  expect(client.getQueryState(query.queryKey)).toMatchObject({ status: 'error', error, data: left })
  client.clear()
})

test('a record that is read again and equals the one before stays the same object, its dates included', () => {
  const client = createQueryClient()
  const read = () => ({ rows: [{ id: 1, at: new Date(5) }] })
  const before = client.setQueryData(['indexer', 'rows'], read())
  expect(client.setQueryData(['indexer', 'rows'], read())).toBe(before)
})
