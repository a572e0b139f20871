import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp } from './serveApp.ts'

const config = {
  ...JSON.parse(readFileSync('public/config.json', 'utf8')),
  indexerUrl: 'https://indexer.example',
  rpcUrl: 'http://127.0.0.1:8545',
  explorerUrl: 'https://explorer.example/base',
  lendingUrl: 'https://indexer.example/lending',
  imageOrigins: ['https://images.example'],
  allowEndpointOverrides: false,
}

let folder: string
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-headers-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><script type="importmap">{}</script>')
  await writeFile(join(folder, 'theme.js'), '')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), '')
  app = await serveApp({ folder, port: 0, config: () => config })
})

afterAll(async () => {
  await app?.stop()
  await rm(folder, { recursive: true, force: true })
})

const answers: [string, string, RequestInit, number][] = [
  ['a page', '/markets', {}, 200],
  ['a file', '/theme.js', {}, 200],
  ['the configuration', '/config.json', {}, 200],
  ['a missing file', '/missing.js', {}, 404],
  ['a missing asset', '/assets/missing-1a2b.js', {}, 404],
  ['the folder of the assets', '/assets/', {}, 200],
  ['an address that cannot be read', '/%zz', {}, 400],
  ['another method', '/', { method: 'POST' }, 405],
]

test.each(answers)('%s carries the whole Content Security Policy', async (_, path, options, status) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, options)
  expect(answer.status).toBe(status)
  const directives = String(answer.headers.get('content-security-policy')).split('; ')
  const policy = directives.map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.sort()]
  })
  expect(policy).toHaveLength(13)
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https://images.example'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'http://127.0.0.1:8545',
      'https://explorer.example',
      'https://indexer.example',
      'wss://indexer.example',
    ],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
})

test.each(answers)('%s carries every other security header', async (_, path, options) => {
  const { headers } = await fetch(`http://127.0.0.1:${app.port}${path}`, options)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), hid=(), microphone=(), payment=(), serial=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('an asset carries only what a browser heeds at a file, and no mark to ask for it again', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${app.port}/assets/app-1a2b.js`)
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    connection: 'keep-alive',
    'content-length': '0',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    date: expect.any(String),
    'keep-alive': expect.any(String),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})
