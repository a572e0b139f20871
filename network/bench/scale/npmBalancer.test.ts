import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Balancer, startNpmBalancer } from './npmBalancer.ts'

let servers: Server[] = []
let balancer: Balancer

afterEach(async () => {
  await balancer.stop()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

/** A service that sends its name in answers and over sockets. */
async function service(name: string) {
  const server = createServer((_, response) => response.end(name))
  new WebSocketServer({ server }).on('connection', (socket) => socket.send(name))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return { server, ports: { indexer: port, explorer: port, lending: port } }
}

test('each path reaches its service', async () => {
  const [indexer, explorer, lending] = await Promise.all(['indexer', 'explorer', 'lending'].map(service))
  balancer = await startNpmBalancer([
    {
      indexer: indexer?.ports.indexer ?? 0,
      explorer: explorer?.ports.explorer ?? 0,
      lending: lending?.ports.lending ?? 0,
    },
  ])
  const ask = async (path: string) => (await fetch(`${balancer.url}${path}`)).text()
  expect(await ask('/graphql?query={__typename}')).toBe('indexer')
  expect(await ask('/api/v2/blocks')).toBe('explorer')
  expect(await ask('/api/pools')).toBe('lending')
})

test('a caller’s requests and sockets stay with one server until it fails', async () => {
  const both = await Promise.all(['first', 'second'].map(service))
  balancer = await startNpmBalancer(both.map(({ ports }) => ports))
  const ask = async () => (await fetch(`${balancer.url}/graphql`)).text()
  const listen = () =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}/graphql`)
      socket.once('message', (text) => resolve(String(text)))
    })
  const mine = await ask()
  expect([await ask(), await listen()]).toEqual([mine, mine])
  const failing = both[mine === 'first' ? 0 : 1]?.server
  failing?.closeAllConnections()
  failing?.close()
  const other = mine === 'first' ? 'second' : 'first'
  expect([await ask(), await listen()]).toEqual([other, other])
})

test('the balancer answers with an error when no server is reachable', async () => {
  const { server, ports } = await service('only')
  balancer = await startNpmBalancer([ports])
  server.close()
  expect((await fetch(`${balancer.url}/api/v2/blocks`)).status).toBe(502)
})
