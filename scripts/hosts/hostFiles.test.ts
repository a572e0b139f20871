import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../serve/contentSecurityPolicy.ts'
import { writeHostFiles } from './hostFiles.ts'

const hosts = ['_headers', 'nginx.conf', 'Caddyfile']
const map = '{"integrity":{}}'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-hosts-'))
  await writeFile(
    join(folder, 'index.html'),
    `<script type="importmap">${map}</script><script src="/a.js"></script>`,
  )
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Each file that was written for a host, by its name. */
async function filesFor(changes: object) {
  const config = {
    ...JSON.parse(await readFile('public/config.json', 'utf8')),
    indexerUrl: 'https://indexer.example/v1',
    rpcUrl: 'https://node.example',
    explorerUrl: 'https://explorer.example',
    lendingUrl: 'https://lending.example',
    allowEndpointOverrides: false,
    ...changes,
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  await writeHostFiles(folder)
  return Promise.all(hosts.map((name) => readFile(join(folder, name), 'utf8')))
}

test('every host names exactly the interfaces of config.json, the import map, and the servers of pictures', async () => {
  for (const text of await filesFor({ imageOrigins: ['https://images.example'] })) {
    expect(text).toContain(
      "connect-src 'self' https://indexer.example https://node.example https://explorer.example https://lending.example wss://indexer.example; img-src 'self' data: https://images.example;",
    )
    expect(text).toContain(`script-src 'self' '${sha256(map)}';`)
  }
})

test('every host keeps hashed files for ever and the configuration never', async () => {
  for (const text of await filesFor({})) {
    expect(text).toMatch(/\/assets\/[\s\S]*max-age=31536000, immutable/)
    expect(text).toMatch(/\/config\.json[\s\S]*no-store/)
  }
})

test('no host promises https for ever until one line is switched on', async () => {
  for (const text of await filesFor({})) {
    const lines = text.split('\n').filter((line) => line.includes('strict-transport-security'))
    expect(lines).toEqual([expect.stringMatching(/^\s*# .*max-age=31536000\b(?!;)/)])
  }
})

test('nginx keeps no answer for a missing file', async () => {
  const [, nginx = ''] = await filesFor({})
  expect(nginx).toMatch(/add_header cache-control "public[^"]*";/)
  expect(nginx).toMatch(/add_header cache-control "no-store" always;/)
})

test('unknown paths are the app', async () => {
  const [, nginx, caddy] = await filesFor({})
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe('/* /index.html 200\n')
  expect(nginx).toContain('try_files $uri /index.html;')
  expect(caddy).toContain('try_files {path} /index.html')
})

test('hosts pass requests on to a lending service that pages cannot read, and otherwise none', async () => {
  const [, nginx, caddy] = await filesFor({ lending: { passage: true } })
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
    '/lending-api/* https://lending.example/:splat 200\n/* /index.html 200\n',
  )
  expect(nginx).toMatch(/location \/lending-api\/ \{[^}]*\}\s+proxy_pass https:\/\/lending\.example\/;/)
  expect(caddy).toMatch(/handle_path \/lending-api\/\* \{[^{]+reverse_proxy https:\/\/lending\.example \{/)
  for (const text of await filesFor({})) expect(text).not.toContain('lending-api')
})

test('nginx and Caddy pass only reads on to a lending service, without cookies', async () => {
  const [, nginx, caddy] = await filesFor({ lending: { passage: true } })
  expect(nginx).toMatch(/location \/lending-api\/ \{\s+limit_except GET \{ deny all; \}\s[^}]*cookie "";/)
  expect(caddy).toMatch(
    /handle_path \/lending-api\/\* \{\s+@write not method GET HEAD\s+respond @write 405\s[^}]*-cookie/,
  )
})

test.each(["https://a.example; script-src 'unsafe-inline'", 'https://a.example"', 'http://a.example', '*'])(
  'error: %s is no server of pictures, and no file is written',
  async (origin) => {
    await expect(filesFor({ imageOrigins: [origin] })).rejects.toThrow('must be like https://images.example')
  },
)
