import type { Page } from '@playwright/test'
import type { Config } from '../../../fixtures.ts'
import { type Answer, serveExplorer } from '../serveExplorer.ts'
import { addresses } from './addresses.ts'
import { matches } from './matches.ts'
import { addressOf, hashOf, type Kind, party, sender, usdc, type Wire } from './parts.ts'
import { instances, tokens } from './tokenKinds.ts'
import { transactions } from './transactionKinds.ts'
import { base } from './transactions/transactionCase.ts'

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The event of an entry point (ERC-4337) about an operation that failed. */
const operationLog = {
  transaction_hash: hashOf('0'),
  address: party(addressOf('4337'), { name: 'EntryPoint', is_contract: true }),
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    hashOf('0b'),
    `0x${sender.hash.slice(2).padStart(64, '0')}`,
    `0x${word(0n)}`,
  ],
  data: `0x${word(1n)}${word(0n)}${word(2_100_000_000_000_000n)}${word(105_000n)}`,
  index: 3,
  decoded: null,
  smart_contract: null,
  block_number: base.block_number,
}

/** What the lists of a current public server accept; any other parameter is refused with 422. */
const accepts = ['filter', 'type', 'q', 'block_number', 'index', 'items_count', 'sort', 'order']

/** A transaction that the server does not know. */
export const unknownHash = hashOf('404')

/** The kinds of records behind hashes other than transactions. */
export const redirects: Readonly<Record<string, string>> = {
  [hashOf('01f4')]: 'blob',
  [hashOf('f3')]: 'user_operation',
}

const notFound: Answer = { status: 404, body: { message: 'Not found' } }
const ok = (body: unknown): Answer => ({ status: 200, body })
const list = (items: readonly unknown[]) => ok({ items, next_page_params: null })

/** Replaces the explorer by a public server with every kind of record. */
export function servePublicNetwork(page: Page, config: Config) {
  return serveExplorer(page, config, { accepts, answer })
}

function answer(path: string, search: URLSearchParams): Answer {
  const [, kind = '', id = '', part = ''] = path.split('/')
  if (kind === 'search') return searched(id, search.get('q') ?? '')
  const all = records[kind]
  if (!all) return rest[path] ?? notFound
  if (id === '') return list(listed(all, search.get('filter')))
  const found = all.find(({ record }) => [record.hash, record.address_hash].some((it) => isSame(it, id)))
  if (part === '') return found ? ok(found.record) : notFound
  return found ? partOf(found, part) : list([])
}

const transfers = transactions.flatMap(({ record }) => record.token_transfers as readonly Wire[])

const records: Readonly<Record<string, readonly Kind[]>> = {
  transactions,
  addresses,
  // The stablecoin that other records name is at its own address, too.
  tokens: [...tokens, { kind: 'a stablecoin', record: usdc, sees: [] }],
  'token-transfers': transfers.map((record) => ({ kind: 'a transfer', record, sees: [] })),
}

function listed(all: readonly Kind[], filter: string | null): Wire[] {
  const isPending = ({ record }: Kind) => record.result === 'pending'
  return all
    .filter((each) => filter === null || isPending(each) === (filter === 'pending'))
    .map(({ record }) => record)
}

function partOf({ record }: Kind, part: string): Answer {
  if (part === 'counters') return ok((record.counters as Wire | undefined) ?? counters)
  if (part === 'token-transfers') return list((record.token_transfers as readonly Wire[]) ?? [])
  if (part === 'logs' && record.method === 'handleOps') return list([operationLog])
  if (part === 'instances') return list(instances)
  if (part === 'holders') return list([{ address: party(addressOf('b0b')), value: '5', token_id: null }])
  return list([])
}

function searched(id: string, q: string): Answer {
  if (id !== 'check-redirect') return list(matches.map(({ record }) => record))
  const type = redirects[q]
  return ok(type ? { redirect: true, type, parameter: q } : { redirect: false, type: null, parameter: null })
}

function isSame(wire: unknown, id: string) {
  return typeof wire === 'string' && wire.toLowerCase() === id.toLowerCase()
}

const counters = {
  transactions_count: '4210',
  token_transfers_count: '17',
  gas_usage_count: '91823111',
  validations_count: '0',
}

const indexed = {
  finished_indexing: true,
  finished_indexing_blocks: true,
  indexed_blocks_ratio: '1',
  indexed_internal_transactions_ratio: '1',
}

const stats = {
  total_blocks: '21000000',
  total_addresses: '310223311',
  total_transactions: '2600000000',
  average_block_time: 12_087.0,
  coin_price: '2010.5',
  coin_price_change_percentage: -6.22,
  market_cap: '242000000000.1',
  network_utilization_percentage: 51.27,
  transactions_today: '1203311',
  gas_used_today: '107000000000',
  total_gas_used: '0',
  gas_prices: { slow: 1.2, average: 1.41, fast: 2 },
  static_gas_price: null,
}

/** The answers to the pages' other requests. */
const rest: Readonly<Record<string, Answer>> = {
  '/stats': ok(stats),
  '/stats/charts/transactions': ok({ chart_data: [] }),
  '/stats/charts/market': ok({ available_supply: null, chart_data: [] }),
  '/main-page/indexing-status': ok(indexed),
  '/main-page/blocks': ok([]),
  '/main-page/transactions': ok([]),
  '/blocks': list([]),
}
