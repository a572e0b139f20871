import { request as ask } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

/** Sends a request exactly as written, without a client that normalises the path. */
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

test('every answer has the same security headers, which name the interfaces of this network', async ({
  request,
  config,
}) => {
  const page = (await request.get('/')).headers()
  const policy = Object.fromEntries(
    String(page['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )
  const hash = expect.stringMatching(/^'sha256-.{44}'$/)
  // The hashes of files, and the first script.
  expect(policy['script-src']).toEqual(["'self'", hash, hash])
  for (const url of [config.indexerUrl, config.rpcUrl, config.explorerUrl, config.lendingUrl])
    expect(policy['connect-src']).toContain(new URL(url).origin)
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'https://images.tideline.example',
    'https://images.example',
  ])
  const { 'connect-src': _, 'img-src': __, 'script-src': ___, ...rest } = policy
  expect(rest).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
  const others = {
    'content-security-policy': page['content-security-policy'],
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), hid=(), microphone=(), payment=(), serial=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  for (const path of ['/', '/markets', '/config.json', '/assets/missing.js'])
    expect((await request.get(path)).headers(), path).toMatchObject(others)
})

test('the page reaches only its interfaces, and runs no modified file', async ({ browser, baseURL }) => {
  const page = await browser.newPage()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.route('**/assets/SettingsPage-*.js', async (route) => {
    const answer = await route.fetch()
    const body = `${await answer.text()};window.changed = true`
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
      body,
    })
  })
  await page.goto(`${baseURL}/blocks`)
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  const refused = await page.evaluate(() => fetch('https://elsewhere.example').then(String, String))
  expect(refused).toContain('TypeError')
  expect(await page.evaluate(() => fetch('http://127.0.0.1:9').then(String, String))).toContain('TypeError')

  await page.getByRole('link', { name: 'Settings' }).first().click()
  // The page reloads once by itself; the file is still modified.
  await expect.poll(() => loads.length).toBe(2)
  await expect(page.getByText('Part of this page failed to load.')).toBeVisible()
  expect(await page.evaluate(() => 'changed' in window)).toBe(false)
  expect(loads).toHaveLength(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.close()
})

test('the page runs no injected script, and cannot be framed', async ({ browser, baseURL }) => {
  const page = await browser.newPage()
  await page.goto(`${baseURL}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const outcomes = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const markup = '<img src=x onerror="window.slipped = 1">'
    // In a later task, because code that a test evaluates may itself use eval.
    const evaluated = await new Promise((resolve) =>
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      setTimeout(() => resolve(attempt(() => window.eval('window.slipped = 1')))),
    )
    const link = document.createElement('a')
    link.href = 'javascript:window.slipped = 1'
    document.body.append(link)
    return {
      html: attempt(() => document.body.insertAdjacentHTML('beforeend', markup)),
      inner: attempt(() => Object.assign(document.createElement('div'), { innerHTML: markup })),
      evaluated,
      script: attempt(() => Object.assign(document.createElement('script'), { text: 'window.slipped = 1' })),
      link: attempt(() => link.click()),
    }
  })
  expect(outcomes).toEqual({
    ...{ html: 'TypeError', inner: 'TypeError', script: 'TypeError' },
    ...{ evaluated: 'EvalError', link: 'done' },
  })
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false)

  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/settings"></iframe>` }),
  )
  await page.goto('http://elsewhere.test/')
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  await page.close()
})

test('no script of a build contains a key, a local path, or development code', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  expect(files.length).toBeGreaterThan(50)
  const traces =
    /BEGIN [A-Z ]*PRIVATE KEY|sk_(?:live|test)_|AKIA[A-Z0-9]{16}|sourceMappingURL|\bdebugger\b|127\.0\.0\.1:\d|localhost:\d|ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80/
  for (const file of files) expect((await (await request.get(file)).text()).match(traces), file).toBeNull()
})

test('the configuration is never cached, hashed files are immutable, and the page is revalidated', async ({
  request,
}) => {
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-store')
  const page = await request.get('/markets')
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect(page.headers()['content-type']).toContain('text/html')
  const script = /"(\/assets\/index-[^"]+\.js)":/.exec(await page.text())?.[1]
  const file = await request.get(String(script), { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers().vary).toMatch(/accept-encoding/i)
  for (const refusing of ['identity', 'br;q=0', 'xbrx']) {
    const plain = await request.get(String(script), { headers: { 'accept-encoding': refusing } })
    expect(plain.headers()['content-encoding'], refusing).toBeUndefined()
  }
})

test('the server answers invalid requests with the right status, and leaks no file', async ({
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
