import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '#network/store/store.ts'
import { remembering } from './cacheResponses.ts'
import { type Answer, type Memory, openMemory } from './responseCache.ts'

let memory: Memory
let tell: (notice: Notice) => void

beforeEach(async () => {
  memory = await openMemory({
    listen: async (listener) => {
      tell = listener
      return async () => undefined
    },
  })
})

afterEach(() => vi.useRealTimers())

const answer = (text: string): Answer => ({ body: new TextEncoder().encode(text), headers: {} })

/** Something to ask whose answers are given by hand. */
function slow() {
  const asked: ((answer: Answer | undefined) => void)[] = []
  const make = () => new Promise<Answer | undefined>((resolve) => asked.push(resolve))
  return { asked, make }
}

test('the same is made once for all who ask before it is there, and once until the next block', async () => {
  const { asked, make } = slow()
  const both = [memory.recall('a', make), memory.recall('a', make)]
  asked[0]?.(answer('first'))
  expect(await Promise.all(both)).toEqual([answer('first'), answer('first')])
  expect(await memory.recall('a', make)).toEqual(answer('first'))
  expect(asked).toHaveLength(1)

  tell({ block: 1 })
  const next = memory.recall('a', make)
  asked[1]?.(answer('second'))
  expect(await next).toEqual(answer('second'))
})

test('what was begun before a block is kept for nobody who asks after it', async () => {
  const { asked, make } = slow()
  const before = memory.recall('a', make)
  tell({ block: 1 })
  const after = memory.recall('a', make)
  asked[1]?.(answer('new'))
  asked[0]?.(answer('old'))
  expect([await before, await after]).toEqual([answer('old'), answer('new')])
  expect(await memory.recall('a', make)).toEqual(answer('new'))
})

test('what cannot be made is tried again', async () => {
  await expect(memory.recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.recall('a', async () => undefined)).toBeUndefined()
  expect(await memory.recall('a', async () => answer('here'))).toEqual(answer('here'))
})

test('without a block nothing is kept longer than five seconds', async () => {
  vi.useFakeTimers()
  await memory.recall('a', async () => answer('old'))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(await memory.recall('a', async () => answer('new'))).toEqual(answer('old'))
  await vi.advanceTimersByTimeAsync(200)
  expect(await memory.recall('a', async () => answer('new'))).toEqual(answer('new'))
})

test('more than there is room for is forgotten', async () => {
  const large = { body: new Uint8Array(40 * 1024 * 1024), headers: {} }
  await memory.recall('a', async () => large)
  await memory.recall('b', async () => large)
  expect(await memory.recall('a', async () => answer('made again'))).toEqual(answer('made again'))
})

test('a GET is answered from the memory as it was made, errors and what is not to be stored are not', async () => {
  let count = 0
  const app = new Hono()
  app.use(remembering(memory))
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
  tell({ block: 2 })
  expect((await ask('/found'))[2]).toEqual({ count: 8, q: null })
})

test('a shelf is empty after each block, and an answer that began before goes on with its own', async () => {
  const shelf = memory.shelf<number>()
  const before = shelf()
  before.set('a', 1)
  expect(shelf().get('a')).toBe(1)
  tell({ block: 1 })
  before.set('b', 2)
  expect([...shelf().keys()]).toEqual([])
  expect(before.get('a')).toBe(1)
})

test('what is asked takes room as what is answered does', async () => {
  const { asked, make } = slow()
  const key = (number: number) => `${number} ${'x'.repeat(8 * 1024 * 1024)}`
  for (let number = 0; number < 9; number++) {
    const made = memory.recall(key(number), make)
    asked[number]?.(answer('short'))
    await made
  }
  void memory.recall(key(0), make)
  expect(asked).toHaveLength(10)
})
