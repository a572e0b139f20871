import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { accessProblem, readAccess, withOwnPages } from '#network/access/access.ts'
import { passagePath } from './nodePassage.ts'

type DevelopOptions = { port: number; config: () => unknown; passage?: RequestListener | undefined }

/** The app with hot reload, reading the running network's config. */
export async function serveDevelopment({
  port,
  config,
  passage,
}: DevelopOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const access = readAccess()
  const server = await createServer({
    server: { host: '127.0.0.1', port, strictPort: true },
    plugins: [
      {
        name: 'config.json',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const problem = accessProblem(request.headers, withOwnPages(request.headers, access))
            if (!problem) return next()
            response.statusCode = 403
            response.end(problem)
          })
          if (passage) middlewares.use(passagePath, passage)
          // Vite makes a module of a script that can import, and the first one is none.
          middlewares.use('/src/first.js', async (_request, response) => {
            response.setHeader('content-type', 'text/javascript')
            response.end(await readFile('src/first.js'))
          })
          middlewares.use('/config.json', (_request, response) => {
            response.setHeader('content-type', 'application/json')
            response.setHeader('cache-control', 'no-store')
            response.end(JSON.stringify(config()))
          })
        },
        // React before 19.3 logs props as JSON in development, and fails on a bigint:
        // https://github.com/facebook/react/issues/35004
        transformIndexHtml: () => [
          { tag: 'script', children: "BigInt.prototype.toJSON = function () { return this + 'n' }" },
        ],
      },
    ],
  })
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  return { port: address.port, stop: () => server.close() }
}
