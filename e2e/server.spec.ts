import { request as ask } from 'node:http'
import { expect } from '@playwright/test'
import { test } from './tideline.ts'

/** A request exactly as written: no client tidies the path. */
function raw(baseURL: string | undefined, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(String(baseURL))
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path, method: 'GET' }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

test('every answer forbids what the app does not need', async ({ request }) => {
  for (const path of ['/', '/markets', '/config.json', '/assets/missing.js']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).toContain("trusted-types 'none'")
    expect(policy, path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
})

test('the configuration is never kept, the hashed files for ever, the page is asked for again', async ({
  request,
}) => {
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-store')
  const page = await request.get('/markets')
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect(page.headers()['content-type']).toContain('text/html')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
  const file = await request.get(String(script), { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers().vary).toMatch(/accept-encoding/i)
  for (const refusing of ['identity', 'br;q=0', 'xbrx']) {
    const plain = await request.get(String(script), { headers: { 'accept-encoding': refusing } })
    expect(plain.headers()['content-encoding'], refusing).toBeUndefined()
  }
})

test('the server answers what it cannot do with the right number, and gives away no file', async ({
  request,
  baseURL,
}) => {
  const head = await request.head('/')
  expect(head.status()).toBe(200)
  expect(await head.text()).toBe('')
  expect((await request.post('/')).status()).toBe(405)
  expect((await request.delete('/config.json')).status()).toBe(405)
  for (const path of [
    '/assets/missing.js',
    '/index.html.br',
    '/index.html.gz',
    '/.inputs',
    '/.vite/manifest.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect((await raw(baseURL, '/%zz')).status).toBe(400)
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '//etc/passwd',
    '/..%5cpackage.json',
    '/%00/index.html',
  ]) {
    const { status, body } = await raw(baseURL, path)
    expect(body, path).not.toMatch(/"devDependencies"|root:/)
    expect(status, path).toBeLessThan(500)
  }
})
