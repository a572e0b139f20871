import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import {
  ConfigError,
  config,
  endpointOverrides,
  hasLending,
  hasMarkets,
  loadConfig,
  ownEndpoints,
  parseConfig,
  parseEndpoint,
  usedInterfaces,
} from './config.ts'
import { knowsPool, lendingPool } from './lendingPool.ts'

const shipped = JSON.parse(readFileSync(new URL('../../../../public/config.json', import.meta.url), 'utf8'))

const pool = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const thief = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function problemsOf(value: unknown): readonly string[] {
  try {
    parseConfig(value)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.problems : ['another error']
  }
}

test('the configuration in public/ is valid, and slashes at the end of URLs are removed', () => {
  expect(parseConfig({ ...shipped, rpcUrl: 'https://node.example/rpc/' })).toMatchObject({
    chainId: 31_337,
    rpcUrl: 'https://node.example/rpc',
  })
})

test('optional parts have defaults', () => {
  const { indexer: _, lending: __, wallet: ___, ...least } = shipped
  expect(parseConfig(least)).toMatchObject({
    indexer: { subscriptions: 'auto' },
    lending: { apyUnit: 'percent' },
    wallet: {
      demo: false,
      walletConnectProjectId: null,
      walletConnectRelayUrl: 'wss://relay.walletconnect.org',
    },
  })
})

test('a kind of curve that this build does not know is a problem, never guessed at', () => {
  const contracts = {
    router: `0x${'a'.repeat(40)}`,
    quoter: `0x${'b'.repeat(40)}`,
    registry: `0x${'c'.repeat(40)}`,
  }
  expect(problemsOf({ ...shipped, curve: { ...contracts, kind: 'hlpmm-v9' } })).toEqual([
    'curve.kind must be of type "hlpmm-v2", and is "hlpmm-v9".',
  ])
  expect(problemsOf({ ...shipped, curve: { ...contracts, kind: 'hlpmm-v2', router: '0x12' } })).toEqual([
    'curve.router must be an address.',
  ])
  expect(problemsOf({ ...shipped, curve: { kind: 'hlpmm-v2', ...contracts } })).toEqual([])
  expect(problemsOf({ ...shipped, curve: undefined })).toEqual([])
})

test("WalletConnect's project id and relay are checked", () => {
  const wallet = { walletConnectProjectId: 'mine', walletConnectRelayUrl: 'https://relay.example' }
  expect(problemsOf({ ...shipped, wallet })).toEqual([
    'wallet.walletConnectProjectId must be 32 hexadecimal digits.',
    'wallet.walletConnectRelayUrl must begin with ws:// or wss://.',
  ])
})

test('every problem names its path', () => {
  const problems = problemsOf({ ...shipped, chainId: '1', rpcUrl: 'ftp://node', lendingPool: '0x12' })
  expect(problems).toEqual([
    'chainId must be of type number, and is "1".',
    'rpcUrl must begin with http:// or https://.',
    'lendingPool must be an address.',
  ])
  expect(problemsOf({ ...shipped, rpcUrl: undefined })).toEqual(['rpcUrl is missing.'])
  expect(problemsOf({ ...shipped, explorerUrl: undefined })).toEqual(['explorerUrl is missing.'])
  expect(problemsOf({ ...shipped, lendingUrl: undefined })).toEqual([
    'lendingPool needs a lendingUrl beside it.',
  ])
  expect(problemsOf(null)).toHaveLength(1)
})

test.each([
  ['a missing file', () => Promise.resolve(new Response('', { status: 404 })), '404'],
  ['a web page', () => Promise.resolve(new Response('<html>')), 'not JSON'],
  ['no network', () => Promise.reject(new TypeError('failed')), 'no answer'],
])('%s is a problem in a sentence', async (_, answer, words) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadConfig()).rejects.toThrow(words)
})

test('config() returns the loaded configuration', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shipped)))
  await loadConfig()
  expect(config().name).toBe(shipped.name)
})

test('a network may be without markets and without lending', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shipped)))
  await loadConfig()
  expect([hasMarkets(), hasLending(), lendingPool()]).toEqual([true, true, shipped.lendingPool])
  expect(usedInterfaces()).toEqual(['indexer', 'node', 'explorer', 'lending'])

  const { indexerUrl: _, lendingUrl: __, lendingPool: ___, ...plain } = shipped
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(plain)))
  await loadConfig()
  expect([hasMarkets(), hasLending()]).toEqual([false, false])
  expect(usedInterfaces()).toEqual(['node', 'explorer'])
  expect(lendingPool).toThrow('no lending pool')
  expect(config().explorer).toEqual({ fromBlock: 0, internalCalls: true, indexing: false, notice: null })
})

test('a lending service that pages cannot read is asked through the site, and needs no pool', async () => {
  const { lendingPool: _, ...unknown } = shipped
  const lending = { ...unknown.lending, passage: true }
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...unknown, lending })))
  await loadConfig()
  expect(config().lendingUrl).toBe('https://site.example/lending-api')
  expect([hasLending(), knowsPool()]).toEqual([true, false])
})

test.each(['javascript:alert(1)', 'node.example', '', 'ws://node.example'])(
  '%s is no address of an interface',
  (typed) => {
    expect(parseEndpoint(typed)).toHaveProperty('problem')
  },
)

test.each([true, false])('endpoints of a person count where the site allows them (%s)', async (isAllowed) => {
  const own = { rpcUrl: 'http://127.0.0.1:8545' }
  endpointOverrides.write(own)
  await loadTestConfig({ allowEndpointOverrides: isAllowed })
  expect(ownEndpoints()).toEqual(isAllowed ? own : {})
  expect(config().rpcUrl).toBe(isAllowed ? own.rpcUrl : testConfig.rpcUrl)
})

test('what a browser stores as endpoints never replaces the chain, the lending pool or the contracts of the markets', async () => {
  const contracts = { kind: 'hlpmm-v2', router: pool, quoter: pool, registry: pool }
  const forged = { lendingPool: thief, chainId: 1, curve: { ...contracts, router: thief } }
  const kept = JSON.stringify({ rpcUrl: 'http://127.0.0.1:8545', ...forged })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'tideline.endpoints' ? kept : null) })
  await loadTestConfig({ allowEndpointOverrides: true, lendingPool: pool, curve: contracts })
  vi.unstubAllGlobals()
  expect(config()).toMatchObject({ rpcUrl: 'http://127.0.0.1:8545', chainId: 31_337, curve: contracts })
  expect(lendingPool()).toBe(pool)
})
