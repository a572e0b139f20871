import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AppHandlerOptions, createAppHandler } from './appHandler.ts'

type ServeOptions = AppHandlerOptions & { port: number; host?: string }
type AppServer = { port: number; stop: () => Promise<void> }

/**
 * Serves the production build, on the own machine unless `host` says otherwise; port 0 takes a free one. Resolves when it listens, rejects with one
 * sentence when the port is busy. `stop` closes the connections that browsers keep open, too.
 */
export function serveApp({ port, host = '127.0.0.1', ...options }: ServeOptions): Promise<AppServer> {
  const server = createServer(createAppHandler(options))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const busy = `Port ${port} is busy: stop what uses it, or set TIDELINE_APP_PORT to another.`
      reject(cause.code === 'EADDRINUSE' ? new Error(busy, { cause }) : cause)
    })
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, stop }))
  })
}
