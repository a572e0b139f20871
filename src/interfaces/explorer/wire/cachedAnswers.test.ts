import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { blockQuery } from '#interfaces/explorer/block/block.ts'
import { transactionInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { transactionLogsQuery } from '#interfaces/explorer/transaction/log.ts'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { blockTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import { alice, blocks, id, tokenTransfers, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { forgetRecords } from '#lib/browser/storage/recordStore.ts'
import { cacheAnswer, cachedAnswer, setNewestBlock } from './cachedAnswers.ts'

const configured = { genesisHash: `0x${'01'.repeat(32)}` }
/** The block of the fixtures, and the first head at which it is final. */
const block = 12_345
const final = block + 256
const anything = v.unknown()

afterEach(async () => {
  await forgetRecords()
})

const page = (row: object) => ({ items: [row], next_page_params: null })
const row = { transaction_hash: id, block_number: block, index: 0, from: { hash: alice } }
const transfer = { ...tokenTransfers.strict, token: { ...tokenTransfers.strict.token, exchange_rate: null } }

/** Runs a query with an empty query cache, as a new visit does. */
function visit(query: object): Promise<unknown> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.fetchQuery<unknown>(query as never)
}

test.each([
  ['a transaction', transactionQuery(id), transactions.spec],
  ['a block', blockQuery(block), blocks.strict],
  ['the transactions of a block', blockTransactionsQuery(block), page(transactions.spec)],
  ['the transfers of a transaction', transactionTokenTransfersQuery(id), page(transfer)],
  ['the logs of a transaction', transactionLogsQuery(id), page({ ...row, address: { hash: alice } })],
  ['the calls of a transaction', transactionInternalTransactionsQuery(id), page(row)],
])('%s in a final block is read again from the cache, unchanged', async (_, query, answer) => {
  setNewestBlock(async () => final)
  const asked = await serve(() => Response.json(answer), configured)
  const first = await visit(query)
  const again = await vi.waitFor(async () => {
    const before = asked.length
    const found = await visit(query)
    expect(asked).toHaveLength(before)
    return found
  }, 10_000)
  expect(again).toEqual(first)
})

test.each([
  ['a transaction whose outcome nobody knows', transactionQuery(id), { ...transactions.spec, status: 'odd' }],
  ['a list that may not be complete yet', transactionLogsQuery(id), { items: [], next_page_params: null }],
  ['a list with rows that cannot be read', transactionLogsQuery(id), page({})],
])('%s is requested again', async (_, query, answer) => {
  setNewestBlock(async () => final)
  const asked = await serve(() => Response.json(answer), configured)
  await visit(query)
  await vi.dynamicImportSettled()
  await visit(query)
  expect(asked).toHaveLength(2)
})

test('a cached record that this version cannot read is requested again', async () => {
  setNewestBlock(async () => final)
  const asked = await serve(() => Response.json(transactions.spec), configured)
  await cacheAnswer(`/transactions/${id}`, { hash: 'none' }, block)
  expect(await visit(transactionQuery(id))).toMatchObject({ hash: id })
  expect(asked).toHaveLength(1)
})

test('a cached list with a row that this version cannot read is not used', async () => {
  setNewestBlock(async () => final)
  await serve(() => new Response(), configured)
  await cacheAnswer('/list', { items: [{ height: 1 }, { height: 'one' }] }, block)
  expect(await cachedAnswer('/list', v.object({ height: anything }))).toBeDefined()
  expect(await cachedAnswer('/list', v.object({ height: v.number() }))).toBeUndefined()
})

test.each([
  ['a block that may be replaced', async () => final - 1, block],
  ['something in no block', async () => final, null],
  ['a chain whose newest block nobody tells', () => Promise.reject(new Error('down')), block],
])('an answer about %s is not cached', async (_, newest, about) => {
  setNewestBlock(newest)
  await serve(() => new Response(), configured)
  await cacheAnswer('/blocks/1', { height: 1 }, about)
  expect(await cachedAnswer('/blocks/1', anything)).toBeUndefined()
})

test.each([
  ['another genesis, as a fresh local chain has', { genesisHash: `0x${'02'.repeat(32)}` }],
  ['another chain id', { ...configured, chainId: 5 }],
  ['another explorer', { ...configured, explorerUrl: 'http://other.test' }],
  ['no genesis that is known', {}],
])('a cached answer is not used for a network with %s', async (_, other) => {
  setNewestBlock(async () => final)
  await serve(() => new Response(), configured)
  await cacheAnswer('/blocks/1', { height: 1 }, block)
  expect(await cachedAnswer('/blocks/1', anything)).toEqual({ height: 1 })
  await serve(() => new Response(), other)
  expect(await cachedAnswer('/blocks/1', anything)).toBeUndefined()
})

test('no answer is cached for a network without a configured genesis hash', async () => {
  setNewestBlock(async () => final)
  await serve(() => new Response())
  await cacheAnswer('/blocks/1', { height: 1 }, block)
  expect(await cachedAnswer('/blocks/1', anything)).toBeUndefined()
})

test('confirmations and exchange rates are not cached with a record', async () => {
  setNewestBlock(async () => final)
  await serve(() => new Response(), configured)
  const token = { exchange_rate: '1', decimals: '6' }
  await cacheAnswer('/transactions/1', { fee: '1', confirmations: 9, transfers: [{ token }] }, block)
  expect(await cachedAnswer('/transactions/1', anything)).toEqual({
    fee: '1',
    confirmations: null,
    transfers: [{ token: { exchange_rate: null, decimals: '6' } }],
  })
})
