import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openHttpClient, requestBytes } from './httpClient.ts'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server that closes each connection after `answersOfConnection` answers, as a proxy does. */
async function serve(answersOfConnection: number) {
  server = createServer((_, response) => response.end('an answer'))
  server.maxRequestsPerSocket = answersOfConnection
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { url, connections: () => connections }
}

test('one connection carries several requests in turn', async () => {
  const { url, connections } = await serve(0)
  const client = await openHttpClient(url)
  for (let time = 0; time < 5; time++)
    expect((await client.ask(requestBytes(url.host, '/'))).status).toBe(200)
  expect(connections()).toBe(1)
  client.close()
})

test('the next request opens a new connection after an answer that closed the last one', async () => {
  const { url, connections } = await serve(2)
  const client = await openHttpClient(url)
  for (let time = 0; time < 5; time++) {
    const { status, body } = await client.ask(requestBytes(url.host, '/'))
    expect([status, body.toString().endsWith('an answer')]).toEqual([200, true])
  }
  expect(connections()).toBe(3)
  client.close()
})
