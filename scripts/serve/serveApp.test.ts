import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveApp } from './serveApp.ts'

const page = '<!doctype html><title>Tideline</title>'
const script = 'export const greeting = "Grüße"'
const notices = 'MIT © Someone'

let parent: string
let folder: string
let app: Awaited<ReturnType<typeof serveApp>>
let config: () => unknown

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tideline-serve-'))
  folder = join(parent, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, '.vite'))
  for (const [name, text] of [
    ['index.html', page],
    ['assets/app-1a2b.js', script],
    ['licences.txt', notices],
  ] as const) {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${name}.gz`), gzipSync(text))
  }
  await writeFile(join(folder, 'picture.png'), 'no twin')
  await writeFile(join(folder, 'assets', 'typeface-1a2b.woff2'), 'no twin either')
  await writeFile(join(folder, 'config.json'), '"the file of the build"')
  await writeFile(join(folder, 'UPPER.JS.BR'), 'secret')
  await writeFile(join(folder, '.inputs'), 'the stamp of the build')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{"secret":true}')
  await writeFile(join(parent, 'package.json'), '{"secret":true}')
  app = await serveApp({ folder, port: 0, config: () => config() })
  config = () => ({ name: 'Local' })
})

afterAll(async () => {
  await app?.stop()
  await rm(parent, { recursive: true, force: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A request exactly as written: no client tidies the path or adds an `accept-encoding`. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: app.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asking.on('error', reject)
    asking.end()
  })
}

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0', undefined],
  ['br ; q=0.000', undefined],
  ['*;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['xbrx', undefined],
  ['brotli', undefined],
  ['xgzip', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('accept-encoding %j is answered in %j', async (accepted, encoding) => {
  const { status, headers, body } = await ask(
    '/assets/app-1a2b.js',
    accepted === undefined ? {} : { 'accept-encoding': accepted },
  )
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(Number(headers['content-length'])).toBe(body.length)
  const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  expect(read(body).toString()).toBe(script)
})

test('a file without a twin is sent as it is', async () => {
  const { status, headers, body } = await ask('/picture.png', { 'accept-encoding': 'br, gzip' })
  expect([status, headers['content-encoding'], body.toString()]).toEqual([200, undefined, 'no twin'])
})

test('a typeface is sent as a typeface, as it is, for a year', async () => {
  const { status, headers } = await ask('/assets/typeface-1a2b.woff2', { 'accept-encoding': 'br, gzip' })
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    200,
    undefined,
    'font/woff2',
  ])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('text says that it is UTF-8', async () => {
  expect((await ask('/licences.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await ask('/')).headers['content-type']).toBe('text/html;charset=utf-8')
})

test.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/licences.txt', 'no-cache'],
  ['/markets', 'no-cache'],
  ['/config.json', 'no-store'],
  ['/assets', 'no-cache'],
  ['/assets/missing', 'no-cache'],
  ['/assets/missing.js', 'no-cache'],
])('%s is cached as %s', async (path, caching) => {
  expect((await ask(path)).headers['cache-control']).toBe(caching)
})

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await ask('/markets')).headers
  const again = await ask('/markets', { 'if-none-match': String(etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['cache-control']).toBe('no-cache')
})

test('the configuration is what the network says now, not the file of the build', async () => {
  expect((await ask('/config.json')).body.toString()).toBe('{"name":"Local"}')
  config = () => ({ name: 'Another' })
  const { headers, body } = await ask('/config.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body.toString()).toBe('{"name":"Another"}')
})

test.each(['/config.json/', '/config.json//', '/config%2Ejson/'])(
  '%s is not the file of the build',
  async (path) => {
    config = () => ({ name: 'Local' })
    expect((await ask(path)).body.toString()).toBe('{"name":"Local"}')
  },
)

test('error: a configuration that cannot be read is one sentence, and the next request is answered', async () => {
  config = () => {
    throw new Error('not yet')
  }
  const { status, body } = await ask('/config.json')
  expect([status, body.toString()]).toEqual([500, 'The server failed.'])
  expect((await ask('/')).status).toBe(200)
})

test.each(['/', '/markets', '/markets/', '/search?q=a.b', '/block/1%2F2', '//etc/passwd', '/assets'])(
  '%s is the app',
  async (path) => {
    const { status, body } = await ask(path)
    expect([status, body.toString()]).toEqual([200, page])
  },
)

test.each(['/assets/missing.js', '/favicon.ico', '/address/name.eth'])(
  'error: %s is no file, in one sentence',
  async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, body.toString()]).toEqual([404, 'There is no such file.'])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  },
)

test.each([
  '/index.html.br',
  '/index.html.br/',
  '/index.html%2Ebr',
  '/index.html.gz',
  '/assets/app-1a2b.js.gz',
  '/UPPER.JS.BR',
  '/.inputs',
  '/%2einputs',
  '/.vite/manifest.json',
  '/%2Evite/manifest.json',
  '/assets%2f..%2f.vite/manifest.json',
  '/%5c.vite%5cmanifest.json',
])('error: %s is a file of the build that is not served', async (path) => {
  for (const accepted of ['', 'br', 'gzip']) {
    const { status, body } = await ask(path, { 'accept-encoding': accepted })
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toMatch(/secret|stamp/)
    expect(body.length).toBeLessThan(50)
  }
})

test.each([
  ['/../package.json', 404],
  ['/assets/../../package.json', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 404],
  ['/..%2fpackage.json', 400],
  ['/assets/..%2f..%2fpackage.json', 400],
  ['/..%5cpackage.json', 400],
  ['/assets%5capp-1a2b.js', 400],
  ['/..%252fpackage.json', 404],
  ['/%00/index.html', 400],
  ['/index.html%00.js', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/package.json', 400],
  ['http://[/', 400],
])('error: %s reads nothing outside the folder (%i)', async (path, expected) => {
  const { status, body } = await ask(path)
  expect(body.toString()).not.toContain('secret')
  expect(status).toBe(expected)
})

test('a file is not found under an encoded slash', async () => {
  expect((await ask('/assets%2fapp-1a2b.js')).status).toBe(404)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('error: %s is refused', async (method) => {
  for (const path of ['/', '/config.json', '/assets/app-1a2b.js']) {
    const { status, headers, body } = await ask(path, {}, method)
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', 'Only GET and HEAD.'])
  }
})

test('HEAD answers as GET does, without the body', async () => {
  config = () => ({ name: 'Local' })
  for (const path of ['/', '/markets', '/config.json', '/assets/app-1a2b.js', '/assets/missing.js']) {
    const get = await ask(path, { 'accept-encoding': 'br' })
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
    const { date: _, ...headers } = head.headers
    expect(head.status, path).toBe(get.status)
    expect(get.headers, path).toMatchObject(headers)
    expect(head.body.length, path).toBe(0)
  }
})

test.each(['bytes=0-3', 'bytes=9-2', 'bytes=99999-', 'bytes=x'])(
  'a range (%s) is answered with all of it',
  async (range) => {
    const { status, body } = await ask('/', { range })
    expect([status, body.toString()]).toEqual([200, page])
  },
)

test('a new build that takes the place of the old one is served at once', async () => {
  const next = join(parent, 'next')
  await mkdir(join(next, 'assets'), { recursive: true })
  await writeFile(join(next, 'index.html'), 'a longer page than before, of the new build')
  await writeFile(join(next, 'assets/app-3c4d.js'), 'newer')
  await rename(folder, join(parent, 'old'))
  await rename(next, folder)
  const accepts = { 'accept-encoding': 'br' }
  expect((await ask('/', accepts)).body.toString()).toBe('a longer page than before, of the new build')
  expect((await ask('/assets/app-3c4d.js', accepts)).body.toString()).toBe('newer')
  expect((await ask('/assets/app-1a2b.js', accepts)).status).toBe(404)
})

test('error: a file that cannot be opened ends its own answer only', async () => {
  // A socket has a name like a file, but nobody can open it.
  const socket = createServer().listen(join(folder, 'assets/socket.js'))
  await once(socket, 'listening')
  await expect(ask('/assets/socket.js')).rejects.toThrow()
  expect((await ask('/')).status).toBe(200)
  socket.close()
})

test('a browser that goes away leaves no file open', async () => {
  await writeFile(join(folder, 'large.png'), Buffer.alloc(16 << 20))
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  for (let turn = 0; turn < 20; turn++) {
    const connection = connect(app.port, '127.0.0.1')
    connection.write('GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(connection, 'data')
    connection.destroy()
  }
  await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 10))
})

test('error: a busy port is one sentence that says what to do', async () => {
  const second = serveApp({ folder, port: app.port, config })
  await expect(second).rejects.toThrow(
    `Port ${app.port} is busy: stop what uses it, or set TIDELINE_APP_PORT to another.`,
  )
})

test('stopping closes connections that are kept open, also with half a request on them', async () => {
  const other = await serveApp({ folder, port: 0, config })
  const connection = connect(other.port, '127.0.0.1')
  connection.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(connection, 'data')
  connection.write('GET / HTTP/1.1\r\n')
  const closed = new Promise((resolve) => connection.once('close', resolve))
  connection.on('error', () => undefined)
  await other.stop()
  await closed
  await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow()
})
