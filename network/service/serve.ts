import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Access, accessProblem, readAccess } from '#network/access/access.ts'
import { sendErrorOnSocket, sendRefusal } from '#network/access/errorResponses.ts'
import { createHttpServer } from '#network/access/httpServer.ts'
import { serveUpgrades, type Upgrade } from './upgrades.ts'

/** A running server. `stop` ends it and every connection it holds. Calling it twice is harmless. */
export type Service = { url: string; stop(): Promise<void> }

type ServeOptions = {
  port: number
  host?: string | undefined
  /** The service's name in an error: "indexer". */
  name: string
  /** The environment variable that moves it to another port. */
  variable: string
  upgrade?: Upgrade
  /** The access rules. Default: from the environment. */
  access?: Access
  /** Runs first when the service stops. It ends streams and WebSockets. */
  closing?: () => void | Promise<void>
}

type Handler = Parameters<typeof getRequestListener>[0]

/** Milliseconds that a stopping service waits for answers under way. */
const stopTimeout = 1_000

/** Milliseconds, longer than a proxy or a client keeps an idle connection: its next request could cross an end from this side. */
const keepAliveTimeout = 75_000

/**
 * Serves a fetch handler over HTTP. Port 0 takes a free port.
 * @throws one sentence naming the port and its variable when the port is taken or forbidden.
 */
export async function serve(handler: Handler, options: ServeOptions): Promise<Service> {
  const host = options.host ?? '127.0.0.1'
  const access = options.access ?? readAccess()
  const listener = getRequestListener(handler, {
    hostname: host,
    errorHandler: () => Response.json({ message: 'The request line is malformed.' }, { status: 400 }),
  })
  const server = createHttpServer((request, response) => {
    const problem = accessProblem(request.headers, access)
    response.on('error', () => response.destroy())
    if (problem) sendRefusal(response, problem)
    else void listener(request, response)
  }, keepAliveTimeout)
  const { upgrade } = options
  if (upgrade)
    serveUpgrades(server, (request, socket, head) => {
      const problem = accessProblem(request.headers, access)
      if (problem) sendErrorOnSocket(socket, 403, problem)
      else upgrade(request, socket, head)
    })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, options)))
    server.listen(options.port, host, resolve)
  })

  let stopped: Promise<void> | undefined
  async function stop() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await options.closing?.()
    server.closeIdleConnections()
    const timer = setTimeout(() => server.closeAllConnections(), stopTimeout)
    await closed
    clearTimeout(timer)
  }

  const { port } = server.address() as AddressInfo
  return {
    url: `http://${reachable(host)}:${port}`,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** The host under which this machine reaches a server. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host
}

function listenProblem(error: NodeJS.ErrnoException, { name, port, variable }: ServeOptions): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is busy, so the ${name} cannot start: stop what uses it or set ${variable} to another port.`,
      { cause: error },
    )
  if (error.code === 'EACCES')
    return new Error(
      `Port ${port} is not allowed for the ${name}: set ${variable} to a port from 1024 to 65535.`,
      { cause: error },
    )
  return error
}
