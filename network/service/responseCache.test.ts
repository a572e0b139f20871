import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '#network/store/store.ts'
import { cacheResponses } from './cacheResponses.ts'
import { type CachedResponse, openResponseCache, type ResponseCache } from './responseCache.ts'

let responseCache: ResponseCache
let notify: (notice: Notice) => void

beforeEach(async () => {
  responseCache = await openResponseCache({
    listen: async (listener) => {
      notify = listener
      return async () => undefined
    },
  })
})

const answer = (text: string): CachedResponse => ({ body: new TextEncoder().encode(text), headers: {} })

/** A source whose answers the test resolves by hand. */
function manualAnswers() {
  const waiting: ((answer: CachedResponse | undefined) => void)[] = []
  const make = () => new Promise<CachedResponse | undefined>((resolve) => waiting.push(resolve))
  return { waiting, make }
}

test('an answer is made once for all who wait for it, and once until the next block', async () => {
  const { waiting, make } = manualAnswers()
  const both = [responseCache.getOrCreate('a', make), responseCache.getOrCreate('a', make)]
  waiting[0]?.(answer('first'))
  expect(await Promise.all(both)).toEqual([answer('first'), answer('first')])
  expect(await responseCache.getOrCreate('a', make)).toEqual(answer('first'))
  expect(waiting).toHaveLength(1)

  notify({ block: 1 })
  const next = responseCache.getOrCreate('a', make)
  waiting[1]?.(answer('second'))
  expect(await next).toEqual(answer('second'))
})

test('an answer that was begun before a block is not cached for requests after it', async () => {
  const { waiting, make } = manualAnswers()
  const before = responseCache.getOrCreate('a', make)
  notify({ block: 1 })
  const after = responseCache.getOrCreate('a', make)
  waiting[1]?.(answer('new'))
  waiting[0]?.(answer('old'))
  expect([await before, await after]).toEqual([answer('old'), answer('new')])
  expect(await responseCache.getOrCreate('a', make)).toEqual(answer('new'))
})

test('the cache is cleared when its answers are too large together', async () => {
  const large = { body: new Uint8Array(40 * 1024 * 1024), headers: {} }
  const make = vi.fn(async () => large)
  await responseCache.getOrCreate('a', make)
  await responseCache.getOrCreate('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  await responseCache.getOrCreate('b', make)
  await responseCache.getOrCreate('a', make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('a failed answer is not cached', async () => {
  await expect(responseCache.getOrCreate('a', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  expect(await responseCache.getOrCreate('a', async () => undefined)).toBeUndefined()
  expect(await responseCache.getOrCreate('a', async () => answer('here'))).toEqual(answer('here'))
})

test('without a block nothing is cached longer than five seconds', async () => {
  vi.useFakeTimers()
  await responseCache.getOrCreate('a', async () => answer('old'))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(await responseCache.getOrCreate('a', async () => answer('new'))).toEqual(answer('old'))
  await vi.advanceTimersByTimeAsync(200)
  expect(await responseCache.getOrCreate('a', async () => answer('new'))).toEqual(answer('new'))
})

test('the cache is cleared when it grows too large', async () => {
  const large = { body: new Uint8Array(40 * 1024 * 1024), headers: {} }
  await responseCache.getOrCreate('a', async () => large)
  await responseCache.getOrCreate('b', async () => large)
  expect(await responseCache.getOrCreate('a', async () => answer('made again'))).toEqual(answer('made again'))
})

test('a GET is answered from the cache, errors and answers marked no-store are not', async () => {
  let count = 0
  const app = new Hono()
  app.use(cacheResponses(responseCache))
  app.get('/found', (context) => context.json({ count: ++count, q: context.req.query('q') ?? null }))
  app.get('/missing', (context) => context.json({ count: ++count }, 404))
  app.get('/waiting', (context) => context.json({ count: ++count }, 200, { 'Cache-Control': 'no-store' }))
  app.post('/found', (context) => context.json({ count: ++count }))
  const ask = async (path: string, method = 'GET') => {
    const response = await app.request(path, { method })
    return [response.status, response.headers.get('content-type'), await response.json()]
  }

  expect(await ask('/found')).toEqual([200, 'application/json', { count: 1, q: null }])
  expect(await ask('http://other.name/found')).toEqual([200, 'application/json', { count: 1, q: null }])
  expect(await ask('/found?q=x')).toEqual([200, 'application/json', { count: 2, q: 'x' }])
  expect((await ask('/missing'))[2]).toEqual({ count: 3 })
  expect(await ask('/missing')).toEqual([404, 'application/json', { count: 4 }])
  expect((await ask('/waiting'))[2]).toEqual({ count: 5 })
  expect((await ask('/waiting'))[2]).toEqual({ count: 6 })
  expect((await ask('/found', 'POST'))[2]).toEqual({ count: 7 })
  notify({ block: 2 })
  expect((await ask('/found'))[2]).toEqual({ count: 8, q: null })
})

test('a partition is empty after each block, and an answer that began before keeps its own', async () => {
  const partition = responseCache.partition<number>()
  const before = partition()
  before.set('a', 1)
  expect(partition().get('a')).toBe(1)
  notify({ block: 1 })
  before.set('b', 2)
  expect([...partition().keys()]).toEqual([])
  expect(before.get('a')).toBe(1)
})

test('keys count towards the size of the cache', async () => {
  const { waiting, make } = manualAnswers()
  const key = (number: number) => `${number} ${'x'.repeat(8 * 1024 * 1024)}`
  for (let number = 0; number < 9; number++) {
    const pending = responseCache.getOrCreate(key(number), make)
    waiting[number]?.(answer('short'))
    await pending
  }
  void responseCache.getOrCreate(key(0), make)
  expect(waiting).toHaveLength(10)
})
