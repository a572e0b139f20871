import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { cacheResponses } from './cacheResponses.ts'
import { openResponseCache } from './responseCache.ts'

async function openCounter() {
  let notify: () => void = () => undefined
  const responseCache = await openResponseCache({
    listen: async (listener) => {
      notify = () => listener({ block: 1 })
      return async () => undefined
    },
  })
  const make = vi.fn(() => 'the same')
  const app = createApi({ name: 'test', health: async () => ({ block: 0, headBlock: 0, lag: 0 }) })
  app.use(cacheResponses(responseCache))
  app.route(
    '/',
    new Hono().get('/text', (context) => context.text(make())),
  )
  const get = (tag?: string) =>
    app.request('/text', tag === undefined ? {} : { headers: { 'if-none-match': tag } })
  return { get, make, notify: () => notify() }
}

test('a caller with the same answer gets 304, without a query until the next block', async () => {
  const { get, make, notify } = await openCounter()
  const first = await get()
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get(known)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
  }
  expect(make).toHaveBeenCalledTimes(1)
  notify()
  expect((await get(tag)).status).toBe(304)
  expect(make).toHaveBeenCalledTimes(2)
})

test('another answer is sent whole', async () => {
  const { get, make, notify } = await openCounter()
  const tag = (await get()).headers.get('etag') ?? ''
  make.mockReturnValue('another')
  notify()
  const next = await get(tag)
  expect([next.status, await next.text()]).toEqual([200, 'another'])
  expect(next.headers.get('etag')).not.toBe(tag)
})
