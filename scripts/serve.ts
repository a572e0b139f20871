import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { securityHeaders } from './headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type ServeOptions = { folder: string; port: number; config: () => unknown }

/**
 * Serves the production build: brotli where the browser takes it, hashed files for ever, `/config.json` never cached,
 * the app itself for every other path. Resolves when it listens; a busy port is one sentence.
 */
export function serveApp({ folder, port, config }: ServeOptions): Promise<{ stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, folder, config).catch(() =>
      send(response, 500, 'text/plain', 'The server failed.'),
    )
  })
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
    server.listen(port, '127.0.0.1', () => resolve({ stop }))
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  config: () => unknown,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(response, 405, 'text/plain', 'Only GET and HEAD.')
  }
  const path = readPath(request.url)
  if (path === undefined) return send(response, 400, 'text/plain', 'This address cannot be read.')
  if (path === '/config.json') {
    return send(response, 200, 'application/json; charset=utf-8', JSON.stringify(config()), 'no-store')
  }
  const file = extname(path) ? path : '/index.html'
  const found = await readEncoded(join(folder, file), request.headers['accept-encoding'] ?? '')
  if (!found) return send(response, 404, 'text/plain', 'There is no such file.')
  if (found.encoding) response.setHeader('content-encoding', found.encoding)
  response.setHeader('vary', 'accept-encoding')
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  send(response, 200, types[extname(file)] ?? 'application/octet-stream', found.body, caching)
}

/** The path asked for, or undefined when it does not decode or climbs out of the folder. */
function readPath(url = '/'): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://app').pathname))
    return path.includes('\0') || path.split(sep).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

async function readEncoded(file: string, accepted: string) {
  const encodings = [
    { encoding: 'br', suffix: '.br' },
    { encoding: 'gzip', suffix: '.gz' },
  ].filter(({ encoding }) => accepted.includes(encoding))
  for (const { encoding, suffix } of encodings) {
    const body = await readFile(file + suffix).catch(() => undefined)
    if (body) return { body, encoding }
  }
  const body = await readFile(file).catch(() => undefined)
  return body && { body, encoding: undefined }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  caching = 'no-cache',
) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  response.writeHead(status, { 'content-type': type, 'cache-control': caching })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
