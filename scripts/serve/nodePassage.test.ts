import { createServer, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPassage, needsPassage } from './nodePassage.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/** Sends headers that `fetch` does not allow. */
function post(port: number, headers: Record<string, string>, method = 'POST') {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/rpc', method, headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', reject)
    sent.end('{"method":"eth_chainId"}')
  })
}

test('the app reaches its node, pages from elsewhere and rebound addresses do not', async () => {
  const asked: string[] = []
  const node = await listen((incoming, response) => {
    let body = ''
    incoming.on('data', (part) => {
      body += part
    })
    incoming.on('end', () => {
      asked.push(body)
      response.end('{"result":"0x1"}')
    })
  })
  const app = await listen(createPassage(`http://127.0.0.1:${node}`))
  const host = `127.0.0.1:${app}`
  expect(await post(app, { host, origin: `http://${host}` })).toEqual({
    status: 200,
    text: '{"result":"0x1"}',
  })
  expect(asked).toEqual(['{"method":"eth_chainId"}'])
  expect((await post(app, { host, origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(app, { host: 'evil.example', origin: 'http://evil.example' })).status).toBe(403)
  expect((await post(app, { host, origin: 'null' })).status).toBe(403)
  expect((await post(app, { host }, 'PUT')).status).toBe(405)
  expect(asked).toHaveLength(1)
})

test('an unreachable node gives one sentence', async () => {
  const app = await listen(createPassage('http://127.0.0.1:9'))
  expect(await post(app, { host: `localhost:${app}` })).toEqual({
    status: 502,
    text: '{"message":"The node does not answer."}',
  })
})

test('only a node that refuses the app, or that its rules refuse, needs the passage', async () => {
  const origin = 'http://127.0.0.1:4173'
  const open = await listen((_, response) => response.setHeader('access-control-allow-origin', '*').end())
  const closed = await listen((_, response) => response.writeHead(405).end())
  expect(await needsPassage(`http://127.0.0.1:${open}`, origin)).toBe(false)
  expect(await needsPassage(`http://localhost:${closed}`, origin)).toBe(true)
  expect(await needsPassage('http://192.0.2.1:8545', origin)).toBe(true)
  expect(await needsPassage('http://127.0.0.1:9', origin)).toBe(false)
})
