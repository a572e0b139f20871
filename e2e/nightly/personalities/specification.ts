import { alice, bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import { hashOf } from './chain.ts'
import type { Answer } from './serveExplorer.ts'

/** The values of the names in a path. */
export const places: Readonly<Record<string, string>> = {
  transaction_hash: hashOf('a', 160),
  block_number_or_hash: '160',
  address_hash: alice,
}

const time = '2026-01-02T03:04:05Z'

const transaction = {
  hash: hashOf('a', 160),
  block_number: 160,
  from: { hash: alice },
  to: { hash: coin },
  value: '1500000000000000000',
  gas_used: '21007',
  gas_price: '2000000000',
  status: 'ok',
  method: 'approve',
  timestamp: time,
}

const address = {
  hash: alice,
  balance: '9250000000000000000',
  transactions_count: 4210,
  token_transfers_count: 1733,
  is_contract: true,
  creator_hash: bob,
  creation_tx_hash: hashOf('a', 99),
}

const token = {
  address: coin,
  name: 'Tide Dollar',
  symbol: 'TUSD',
  decimals: 6,
  type: 'ERC-20',
  total_supply: '1234000000000',
  holders: 4177,
  exchange_rate: '1.25',
}

const stats = {
  total_blocks: 160_123,
  total_transactions: 260_456,
  total_addresses: 31_789,
  average_block_time: 2.5,
  gas_prices: { average: '2.25', fast: '3.75', slow: '1.5' },
}

const block = { height: 160, hash: hashOf('b', 160), timestamp: time, transactions_count: 7 }
const transfer = {
  transaction_hash: hashOf('a', 160),
  log_index: 1,
  from: { hash: alice },
  to: { hash: bob },
  token,
  type: 'token_transfer',
  total: { value: '4242000000', decimals: '6' },
}
const internal = {
  transaction_hash: hashOf('a', 160),
  block_number: 160,
  index: 1,
  type: 'delegatecall',
  success: true,
  ...{
    from: { hash: alice },
    to: { hash: bob },
    value: '7770000000000000000',
    gas_limit: '99000',
    timestamp: time,
  },
}
const log = {
  transaction_hash: hashOf('a', 160),
  index: 31,
  address: { hash: bob },
  data: '0x',
  block_number: 160,
  topics: [hashOf('b', 0xfeed), null, null, null],
}
const coinBalance = {
  block_number: 160,
  block_timestamp: time,
  transaction_hash: hashOf('a', 160),
  delta: '-1125000000000000000',
  value: '9250000000000000000',
}

type Shown = string | RegExp

/** The answer of each path and the texts of its page, for each field of the specification's records. */
export const specification: Readonly<
  Record<string, { body: unknown; shows: readonly Shown[] | Readonly<Record<string, Shown>> }>
> = {
  '/search': { body: list({ ...token, type: 'token' }), shows: ['TUSD', 'Tide Dollar'] },
  '/search/check-redirect': {
    body: { redirect: true, type: 'transaction', parameter: places.transaction_hash },
    shows: ['Transaction'],
  },
  '/transactions': { body: list(transaction), shows: ['Approve', '1.5'] },
  '/transactions/{transaction_hash}': {
    body: transaction,
    shows: {
      hash: transaction.hash,
      block_number: 'block 160',
      from: `From ${alice}`,
      to: `To ${coin}`,
      value: '1.5 ETH',
      gas_used: '21,007',
      gas_price: '2 Gwei',
      status: 'Success',
      method: 'approve (arguments not decoded)',
      timestamp: '2 Jan 2026, 03:04:05 UTC',
    },
  },
  '/transactions/{transaction_hash}/token-transfers': { body: list(transfer), shows: ['4,242'] },
  '/transactions/{transaction_hash}/internal-transactions': {
    body: list(internal, { ...internal, index: 2, type: 'call' }),
    shows: ['delegatecall', '7.77'],
  },
  '/transactions/{transaction_hash}/logs': { body: list(log), shows: ['31', hashOf('b', 0xfeed).slice(-8)] },
  '/transactions/{transaction_hash}/state-changes': {
    body: list({
      address: { hash: bob },
      type: 'coin',
      balance_before: '1000000000000000000',
      balance_after: '3500000000000000000',
      change: '2500000000000000000',
    }),
    shows: ['3.5', '+2.5'],
  },
  '/blocks': { body: list(block), shows: ['160'] },
  '/blocks/{block_number_or_hash}': { body: block, shows: ['7 transactions', block.hash] },
  '/blocks/{block_number_or_hash}/transactions': { body: list(transaction), shows: ['Approve'] },
  '/blocks/{block_number_or_hash}/withdrawals': {
    body: list({ index: 5531, validator_index: 8817, receiver: { hash: bob }, amount: '64000000000000000' }),
    shows: ['5,531', '8,817', '0.064'],
  },
  '/addresses/{address_hash}': {
    body: address,
    shows: {
      hash: alice,
      // The node of the test knows another balance: the page shows it, and how much less the explorer says.
      balance: /The explorer says [\d,.]+ ETH less/,
      transactions_count: '4,210',
      token_transfers_count: '1,733',
      is_contract: `Contract ${alice}`,
      creator_hash: `Created by ${bob}`,
      creation_tx_hash: hashOf('a', 99),
    },
  },
  '/addresses/{address_hash}/counters': {
    body: {
      transactions_count: '5511',
      token_transfers_count: '6622',
      gas_usage_count: '1',
      validations_count: '0',
    },
    shows: ['5,511', '6,622'],
  },
  '/addresses/{address_hash}/transactions': { body: list(transaction), shows: ['Approve'] },
  '/addresses/{address_hash}/token-transfers': { body: list(transfer), shows: ['4,242', 'Out'] },
  '/addresses/{address_hash}/tokens': {
    body: list({ token, value: '8181000000', token_id: null }),
    shows: ['8,181', 'TUSD'],
  },
  '/addresses/{address_hash}/coin-balance-history': { body: list(coinBalance), shows: ['1.125'] },
  '/addresses/{address_hash}/internal-transactions': {
    body: list(internal, { ...internal, index: 2, type: 'call' }),
    shows: ['delegatecall', '7.77'],
  },
  '/addresses/{address_hash}/logs': { body: list(log), shows: ['31'] },
  '/token-transfers': { body: list(transfer), shows: ['4,242', 'TUSD'] },
  '/tokens': { body: list(token), shows: ['TUSD', 'Tide Dollar', '4,177'] },
  '/tokens/{address_hash}': {
    body: token,
    shows: {
      address: coin,
      name: 'Tide Dollar',
      // Between them is its letter.
      symbol: 'Token T TUSD',
      decimals: 'Decimals 6',
      type: 'ERC-20',
      total_supply: 'Total supply 1.23M TUSD',
      holders: 'Holders 4,177',
      exchange_rate: 'Price $1.25',
    },
  },
  '/tokens/{address_hash}/transfers': { body: list(transfer), shows: ['4,242'] },
  '/tokens/{address_hash}/holders': {
    body: list({ address: { hash: bob }, value: '308500000000', token_id: null }),
    shows: ['308,500', '25.00%'],
  },
  '/stats': {
    body: stats,
    shows: {
      total_blocks: 'Blocks 160,123',
      total_transactions: 'Transactions 260,456',
      total_addresses: 'Addresses 31,789',
      average_block_time: 'Time between blocks 2.5 s',
      gas_prices: /slow 1\.50 Gwei .*average 2\.25 Gwei .*fast 3\.75 Gwei/,
    },
  },
  '/stats/charts/transactions': {
    body: {
      chart_data: [
        { date: '2026-01-01', transactions_count: 812 },
        { date: '2026-01-02', transactions_count: 977 },
      ],
    },
    shows: ['977'],
  },
  '/stats/charts/market': {
    body: {
      available_supply: null,
      chart_data: [
        { date: '2026-01-01', closing_price: '1990.5' },
        { date: '2026-01-02', closing_price: '2010.5' },
      ],
    },
    shows: ['Dollars for 1 ETH', '$2,010.50'],
  },
  '/main-page/transactions': { body: [transaction], shows: [hashOf('a', 160).slice(-6)] },
  '/main-page/blocks': { body: [block], shows: ['160'] },
  '/main-page/indexing-status': {
    body: { finished_indexing: false, finished_indexing_blocks: false, indexed_blocks_ratio: '0.42' },
    shows: ['42% done'],
  },
}

function list(...items: readonly object[]) {
  return { items }
}

const { transactions_count: _, token_transfers_count: __, ...uncounted } = address

/** The answer of a server that has the specification and nothing more. Only bob's counts have their own request. */
export function specificationAnswer(path: string): Answer {
  if (path === `/addresses/${bob}`) return { status: 200, body: { ...uncounted, hash: bob } }
  const form = Object.keys(specification).find((known) => formPattern(known).test(path))
  const found = form && specification[form]
  return found ? { status: 200, body: found.body } : { status: 404, body: { message: 'Not found' } }
}

export function formPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
