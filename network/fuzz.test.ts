import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startExplorer } from '#network/explorer/explorer.ts'
import { startFakeNode } from '#network/explorer/fakeNode.ts'
import { startIndexer } from '#network/indexer/server.ts'
import { startLending } from '#network/lending/server.ts'
import type { Service } from '#network/service.ts'
import { openSample, sample, sampleHash } from '#network/store/sample.ts'
import type { Store } from '#network/store/store.ts'
import { createRandom } from '#network/story/random.ts'

/** Whatever is asked, a service answers quickly, in its own form, and tells nothing of its inside. */

const requestsToEach = 1_500
/** Asked at a time. */
const parallel = 16
const person = sample.people[0]
const random = createRandom('fuzz')

let store: Store
let node: Service
let services: { indexer: Service; explorer: Service; lending: Service }

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  store = await openSample()
  node = await startFakeNode({ eth_blockNumber: () => '0x28', eth_getBalance: () => '0x1' })
  services = {
    indexer: await startIndexer({ store, port: 0 }),
    explorer: await startExplorer({ store, rpcUrl: node.url, port: 0 }),
    lending: await startLending({ rpcUrl: node.url, lendingPool: person, port: 0 }),
  }
}, 60_000)

afterAll(async () => {
  for (const service of Object.values(services)) await service.stop()
  await node.stop()
  await store.close()
})

const odd = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '-0',
    '1.5',
    '1e3',
    '1e999',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ],
  ...[
    '2147483647',
    '2147483648',
    '-2147483649',
    '4294967296',
    '9007199254740993',
    '9'.repeat(80),
    '0x',
    '0x0',
  ],
  ...[
    '0xg'.padEnd(42, '0'),
    person,
    person.toLowerCase(),
    person.toUpperCase(),
    `${person}0`,
    person.slice(0, -1),
  ],
  ...[
    sampleHash('a', 90),
    sampleHash('a', 91).toUpperCase(),
    sampleHash('e', 20),
    `0x${'0'.repeat(64)}`,
    '20',
    '21',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table swaps; --',
    '%',
    '_',
    '%25',
    '\\',
    '../../etc/passwd',
    '..%2f..',
    '<script>',
    '{{7*7}}',
  ],
  ...[
    '\u202e',
    '\u0000',
    '\ud800',
    '\ufeff',
    'é',
    '日本語',
    '🌊',
    'a'.repeat(300),
    '\r\n',
    '\t',
    ';',
    ',',
    ',,',
    'a,b',
    '__proto__',
  ],
  ...[
    'constructor',
    'toString',
    'ERC-20',
    'ERC-20,ERC-721',
    'from',
    'to',
    'validated',
    'pending',
    'asc',
    'desc',
    'holders_count',
  ],
]
const encodings = [
  encodeURIComponent,
  encodeURI,
  (text: string) => text.replaceAll('%', ''),
  (text: string) => `%${text}`,
  (text: string) => `${text}%E0%A4%A`,
]

/** Text as it may stand in an address, whether or not it should. */
function oddText(): string {
  const text = random.chance(0.1) ? random.pick(odd) + random.pick(odd) : random.pick(odd)
  try {
    return random
      .pick(encodings)(text)
      .replace(/[^!-~]|[#?&]/g, '%ff')
  } catch {
    return '%ed%a0%80'
  }
}

const paths = [
  ...[
    '/search',
    '/search/check-redirect',
    '/transactions',
    '/transactions/X',
    '/transactions/X/token-transfers',
  ],
  ...[
    '/transactions/X/internal-transactions',
    '/transactions/X/logs',
    '/transactions/X/state-changes',
    '/blocks',
  ],
  ...[
    '/blocks/X',
    '/blocks/X/transactions',
    '/blocks/X/withdrawals',
    '/addresses/X',
    '/addresses/X/counters',
  ],
  ...['/addresses/X/transactions', '/addresses/X/token-transfers', '/addresses/X/internal-transactions'],
  ...[
    '/addresses/X/logs',
    '/addresses/X/token-balances',
    '/addresses/X/tokens',
    '/addresses/X/coin-balance-history',
  ],
  ...[
    '/addresses/X/coin-balance-history-by-day',
    '/tokens',
    '/tokens/X',
    '/tokens/X/transfers',
    '/tokens/X/holders',
  ],
  ...[
    '/tokens/X/counters',
    '/stats',
    '/stats/charts/transactions',
    '/stats/charts/market',
    '/token-transfers',
  ],
  ...['/main-page/blocks', '/main-page/transactions', '/main-page/indexing-status', '/X', '/X/X'],
]
const parameters = [
  ...[
    'q',
    'page',
    'items_count',
    'filter',
    'type',
    'method',
    'token',
    'topic',
    'sort',
    'order',
    'block_number',
    'index',
  ],
  ...[
    'hash',
    'value',
    'address_hash',
    'token_id',
    'fiat_value',
    'rank',
    'id',
    'sort_value',
    'contract_address_hash',
  ],
  ...['include_zero_value', 'index_in_batch', 'transaction_index', 'state_changes_count', 'X'],
]
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
]

const fillIn = (path: string) => path.replace(/X/g, oddText)

function explorerRequest(): [string, RequestInit] {
  const query = Array.from(
    { length: random.integer(0, 4) },
    () => `${fillIn(random.pick(parameters))}=${oddText()}`,
  )
  const path = `/api/v2${fillIn(random.pick(paths))}${random.chance(0.1) ? '/' : ''}`
  return [`${services.explorer.url}${path}?${query.join('&')}`, { method: random.pick(methods) }]
}

function lendingRequest(): [string, RequestInit] {
  const path = random.pick(['/api/pools', '/api/user/X', '/api/user/X', '/api/user/X/X', '/X'])
  return [`${services.lending.url}${fillIn(path)}?X=${oddText()}`, { method: random.pick(methods) }]
}

const operations = [
  ...['markets(limit: X, offset: X, orderBy: X) { id }', 'market(poolAddress: X, symbol: X) { id metadata }'],
  ...[
    'marketsByCreator(creator: X) { id }',
    'searchMarkets(query: X, limit: X) { id }',
    'trendingMarkets(limit: X) { id }',
  ],
  ...[
    'swaps(poolAddress: X, limit: X, offset: X) { id }',
    'swapsByUser(sender: X) { id }',
    'recentSwaps(limit: X) { id }',
  ],
  ...[
    'tokenTransfers(tokenAddress: X) { id }',
    'transfersByAddress(address: X) { id }',
    'topHolders(tokenAddress: X, limit: X) { balance }',
  ],
  ...[
    'holderCount(tokenAddress: X)',
    'feeClaims(nftId: X) { id }',
    'candles(poolAddress: X, interval: X, limit: X) { open }',
  ],
  ...[
    'tokenMetadata(tokenAddress: X) { name }',
    'volatilityHistory(poolAddress: X) { volatility }',
    'indexerStatus { lag }',
  ],
  ...['__schema { types { name } }', 'X', '{ X }', 'markets { ...X }'],
]

/** A value as GraphQL writes it, or nearly. */
function literal(): string {
  const text = random.pick(odd)
  return random.pick([JSON.stringify(text), text, `[${JSON.stringify(text)}]`, `{a: ${text}}`, '$v'])
}

function indexerRequest(): [string, RequestInit] {
  const operation = random.pick(operations).replace(/X/g, literal)
  const kind = random.pick(['', '', 'query ', 'query Q($v: String) ', 'mutation ', 'subscription '])
  const query = `${kind}{ ${operation} }`
  const whole = JSON.stringify({ query, variables: random.chance(0.3) ? { v: random.pick(odd) } : undefined })
  const body = random.chance(0.15) ? whole.slice(0, random.integer(0, whole.length)) : whole
  const headers = { 'content-type': random.chance(0.9) ? 'application/json' : 'text/plain' }
  if (random.chance(0.1))
    return [`${services.indexer.url}/graphql?query=${oddText()}`, { method: random.pick(methods) }]
  return [`${services.indexer.url}/graphql`, { method: 'POST', headers, body }]
}

const inside =
  /node_modules|\.ts:|\bat \S+ \(|drizzle|pglite|Failed query|\bselect .* from\b|\/work\/|\/home\/|\/tmp\//i

/** @returns the status. */
async function mustBeAnswered([url, init]: [string, RequestInit]): Promise<number> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const asked = `${init.method} ${url} ${init.body ?? ''}`
  // An accepted subscription has no end: its answer is that it was accepted.
  if (isStream) {
    await response.body?.cancel()
    return response.status
  }
  const text = await response.text()
  expect(response.status, `${asked}\n${text}`).not.toBe(500)
  expect(text.replaceAll(url, ''), asked).not.toMatch(inside)
  if (text) expect(() => JSON.parse(text), `${asked}\n${text}`).not.toThrow()
  expect(text, asked).not.toContain('internal error')
  return response.status
}

test.each([
  ['indexer', indexerRequest, [200, 204, 400, 405, 415]],
  ['explorer', explorerRequest, [200, 400, 404, 405, 422]],
  ['lending service', lendingRequest, [400, 404, 405, 503]],
] as const)(
  'thousands of malformed requests find nothing wrong with the %s',
  async (_name, make, expected) => {
    const statuses = new Set<number>()
    for (let asked = 0; asked < requestsToEach; asked += parallel) {
      const requests = Array.from({ length: parallel }, () => mustBeAnswered(make()))
      for (const status of await Promise.all(requests)) statuses.add(status)
    }
    for (const status of expected) expect([...statuses]).toContain(status)
  },
  120_000,
)
