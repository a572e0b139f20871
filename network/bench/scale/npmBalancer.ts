import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { findFreePort } from '#network/node/freePort.ts'

export type ServicePorts = { indexer: number; explorer: number; lending: number }

/** One address for several services. */
export type Balancer = { name: string; url: string; stop(): Promise<void> }

/** Milliseconds for which a server that failed is asked last, as in `deploy/nginx.conf`. */
const failTimeout = 5_000

/**
 * A balancer for machines without nginx. It does what `deploy/nginx.conf` says: each path has its service, a caller
 * stays with one server, and moves to the next when that one fails. It caches no answers.
 */
export async function startNpmBalancer(services: readonly ServicePorts[]): Promise<Balancer> {
  const proxy = createProxyServer({ proxyTimeout: 60_000 })
  const failedUntil = new Map<string, number>()

  /** The servers for a request, in the order in which they are asked. */
  function serversFor({ url = '', socket }: IncomingMessage): string[] {
    const role = url.startsWith('/graphql') ? 'indexer' : url.startsWith('/api/v2/') ? 'explorer' : 'lending'
    const first = Number(socket.remoteAddress?.split('.').at(-1) ?? 0) % services.length
    const turned = [...services.slice(first), ...services.slice(0, first)]
    const servers = turned.map((ports) => `http://127.0.0.1:${ports[role]}`)
    const hasFailed = (server: string) => (failedUntil.get(server) ?? 0) > Date.now()
    return [...servers.filter((server) => !hasFailed(server)), ...servers.filter(hasFailed)]
  }

  function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    [target, ...others]: readonly string[],
  ): void {
    if (!target) {
      response.writeHead(502).end()
      return
    }
    proxy.web(request, response, { target }, () => {
      failedUntil.set(target, Date.now() + failTimeout)
      if (response.headersSent) response.destroy()
      else passOn(request, response, request.method === 'GET' ? others : [])
    })
  }

  const server = createServer((request, response) => passOn(request, response, serversFor(request)))
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    const [target = ''] = serversFor(request)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    proxy.ws(request, socket, head, { target }, () => {
      failedUntil.set(target, Date.now() + failTimeout)
      socket.destroy()
    })
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    name: 'http-proxy-3, because nginx is not installed',
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
