import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLendingPassage } from './lendingPassage.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The status of a path as it is written: `fetch` would shorten it. */
function statusOf(site: string, path: string): Promise<number | undefined> {
  return new Promise((resolve) => get(site, { path }, ({ statusCode }) => resolve(statusCode)))
}

/** A lending service that says which path was asked for and whether a cookie came with it. */
const service: RequestListener = (request, response) =>
  response
    .writeHead(request.url?.includes('missing') ? 404 : 200)
    .end(JSON.stringify({ path: request.url, cookie: request.headers.cookie ?? null }))

test('a read is passed on with its path and its status, without the cookies of the site', async () => {
  const site = await serve(createLendingPassage(`${await serve(service)}/v1`))
  const found = await fetch(`${site}/lending-api/api/pools?x=1`, { headers: { cookie: 'a=1' } })
  expect(await found.json()).toEqual({ path: '/v1/api/pools?x=1', cookie: null })
  expect((await fetch(`${site}/lending-api/api/missing`)).status).toBe(404)
})

test('error: a path that leads out of the service, and a write, are refused', async () => {
  const site = await serve(createLendingPassage(`${await serve(service)}/v1`))
  for (const out of ['../admin', '%2e%2e/admin', 'api/../../admin'])
    expect(await statusOf(site, `/lending-api/${out}`)).toBe(400)
  expect((await fetch(`${site}/lending-api/api/pools`, { method: 'POST' })).status).toBe(405)
})

test('error: a service that is away is said', async () => {
  const site = await serve(createLendingPassage('http://127.0.0.1:9'))
  const found = await fetch(`${site}/lending-api/api/pools`)
  expect(found.status).toBe(502)
  expect(await found.json()).toEqual({ message: 'The lending service does not answer.' })
})
