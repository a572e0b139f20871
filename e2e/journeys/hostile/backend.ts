import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test as base, type Config } from '../../fixtures.ts'

export type Interface = 'indexer' | 'node' | 'explorer' | 'lending'

/** The faults of an interface. */
export type Fault =
  | { kind: 'down' }
  | { kind: 'hang' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'drip' }
  | { kind: 'status'; status: number; body: string; type?: string; headers?: Record<string, string> }
  | { kind: 'body'; body: string; type?: string }
  | { kind: 'truncate' }
  | { kind: 'rewrite'; rewrite: (body: string, path: string) => string }

/** The real network behind a proxy that changes, delays or refuses answers on demand, for one interface at a time. */
export type Backend = {
  config: Config
  faults: Map<Interface, Fault>
  /** Every received request, as `interface METHOD path`. */
  requests: string[]
}

export const test = base.extend<{ backend: Backend }>({
  backend: async ({ config, page }, use) => {
    const upstream = {
      indexer: config.indexerUrl,
      node: config.rpcUrl,
      explorer: config.explorerUrl,
      lending: config.lendingUrl,
    }
    const faults: Backend['faults'] = new Map()
    const requests: string[] = []
    const unmatched: string[] = []
    const server = createServer((request, response) => {
      const [, name = '', path = ''] = request.url?.match(/^\/(indexer|node|explorer|lending)(.*)$/) ?? []
      requests.push(`${name} ${request.method} ${path}`)
      const target = upstream[name as Interface]
      if (!target) {
        unmatched.push(`${request.method} ${request.url}`)
        return void response.writeHead(599).end()
      }
      pass(request, response, target + path, faults.get(name as Interface)).catch(() => response.destroy())
    })
    server.on('upgrade', (_request, socket) => socket.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const lying: Config = {
      ...config,
      indexerUrl: `${home}/indexer`,
      rpcUrl: `${home}/node`,
      explorerUrl: `${home}/explorer`,
      lendingUrl: `${home}/lending`,
    }
    await serveConfig(page, lying)
    await use({ config: lying, faults, requests })
    expect(unmatched, 'every request is one of an interface').toEqual([])
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

/** Serves this configuration instead of the server's config.json. */
export async function serveConfig(page: Page, config: unknown) {
  await page.route('**/config.json', (route) =>
    typeof config === 'string' ? route.fulfill({ body: config }) : route.fulfill({ json: config }),
  )
}

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
}

async function pass(request: IncomingMessage, response: ServerResponse, target: string, fault?: Fault) {
  if (request.method === 'OPTIONS') return void response.writeHead(204, open).end()
  if (fault?.kind === 'down') return void response.destroy()
  if (fault?.kind === 'hang') return
  if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
  if (fault?.kind === 'status' || fault?.kind === 'body') {
    const status = fault.kind === 'status' ? fault.status : 200
    const headers = fault.kind === 'status' ? fault.headers : {}
    return void response
      .writeHead(status, { ...open, ...headers, 'content-type': fault.type ?? 'text/html' })
      .end(fault.body)
  }
  await forward(request, response, target, fault)
}

/** Forwards the real answer: whole, truncated, slowly or rewritten. */
async function forward(request: IncomingMessage, response: ServerResponse, target: string, fault?: Fault) {
  const upstream = await fetch(target, {
    method: request.method ?? 'GET',
    headers: {
      'content-type': request.headers['content-type'] ?? 'application/json',
      accept: 'application/json',
    },
    body: request.method === 'POST' ? await readBody(request) : null,
  })
  const text = await upstream.text()
  const type = upstream.headers.get('content-type') ?? 'application/json'
  response.writeHead(upstream.status, { ...open, 'content-type': type })
  if (fault?.kind === 'truncate') return void response.end(text.slice(0, text.length / 2))
  if (fault?.kind === 'drip') return void response.write(text.slice(0, 1))
  response.end(fault?.kind === 'rewrite' ? fault.rewrite(text, target) : text)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
