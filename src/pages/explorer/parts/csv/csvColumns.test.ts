import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { logSchema } from '#interfaces/explorer/transaction/log.ts'
import { stateChangeSchema } from '#interfaces/explorer/transaction/stateChange.ts'
import { type Transaction, transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { bob, coin, id, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import type { CsvColumn } from './CsvColumn.ts'
import { logCsv } from './columns/logCsv.ts'
import { stateChangeCsv } from './columns/stateChangeCsv.ts'
import { tokenCsv } from './columns/tokenCsv.ts'
import { transactionCsv } from './columns/transactionCsv.ts'
import { transferCsv } from './csvColumns.ts'

function rowOf<Row>(columns: CsvColumn<Row>[], row: Row) {
  return Object.fromEntries(columns.map(({ header, value }) => [header, value(row)]))
}

async function transactionWith(fields: object): Promise<Transaction> {
  await serve(() => Response.json({ ...transactions.strict, ...fields }))
  return new QueryClient().fetchQuery(transactionQuery(id))
}

test('a fee in the native coin is in the column of the coin', async () => {
  const transaction = await transactionWith({})
  expect(rowOf(transactionCsv(), transaction)).toMatchObject({
    'Fee (ETH)': '0.000042',
    'Fee in another token': null,
    'Fee token': null,
  })
})

test('a fee in a token is in the columns of the token, not in that of the coin', async () => {
  const gas_token = { address_hash: coin, symbol: 'cUSD', decimals: '6', type: 'ERC-20' }
  const transaction = await transactionWith({ gas_token })
  expect(rowOf(transactionCsv(), transaction)).toMatchObject({
    'Fee (ETH)': null,
    'Fee in another token': '42000000',
    'Fee token': coin,
  })
})

test('a pending transaction has no fee', async () => {
  const waiting = {
    ...transactions.strict,
    block_number: null,
    fee: { type: 'maximum', value: '60000000000000' },
  }
  const columns = rowOf(transactionCsv(), await transactionWith(waiting))
  expect(columns).toMatchObject({ 'Fee (ETH)': null, 'Fee in another token': null })
})

test('a change of an unreadable token is not exported as a change of the coin', () => {
  const wire = { address: { hash: bob }, balance_before: '1', balance_after: '3', change: '2' }
  const change = (fields: object) =>
    rowOf(stateChangeCsv(), v.parse(stateChangeSchema, { ...wire, ...fields }))
  expect(change({ type: 'token', token: { symbol: 'ETH' } })).toMatchObject({ Asset: null, Change: null })
  expect(change({ type: 'coin' })).toMatchObject({ Asset: 'ETH', Change: '0.000000000000000002' })
})

const argument = (name: string, value: string) => ({ name, type: 'uint256', indexed: false, value })

test.each([
  [
    'as an object when each has its own name',
    [argument('from', '1'), argument('to', '2')],
    '{"from":"1","to":"2"}',
  ],
  ['as a list when they have no names', [argument('', '1'), argument('', '2')], '["1","2"]'],
  ['as a list when two have the same name', [argument('a', '1'), argument('a', '2')], '["1","2"]'],
])('the arguments of an event are exported %s', (_, parameters, expected) => {
  const decoded = { method_call: 'Moved(uint256,uint256)', parameters }
  const log = v.parse(logSchema, { address: { hash: bob }, topics: [], data: '0x', index: 1, decoded })
  expect(rowOf(logCsv(), log)).toMatchObject({ 'Arguments (JSON)': expected })
})

test.each([
  ['a token with 6 decimals', '1.5', 'ERC-20', '6'],
  ['a token with unknown decimals', null, 'ERC-20', null],
  ['an ERC-1155 token', '1500000', 'ERC-1155', null],
])('the amount of %s is %s for 1,500,000 base units', (_, expected, type, decimals) => {
  const transfer = v.parse(tokenTransferSchema, {
    from: { hash: bob },
    to: { hash: coin },
    token: { address_hash: coin, type, decimals },
    total: { value: '1500000', decimals },
  })
  expect(rowOf(transferCsv(), transfer)).toMatchObject({ Amount: expected, 'Base units': 1_500_000n })
})

test.each([
  ['zero, which an explorer says of an unknown one', { circulating_market_cap: '0' }, '20', true],
  ['the explorer’s own', { circulating_market_cap: '7' }, '7', false],
])('a market cap of %s is exported as the list shows it', (_, fields, cap, isDiluted) => {
  const wire = { address_hash: coin, type: 'ERC-20', decimals: '0', total_supply: '10', exchange_rate: '2' }
  const token = v.parse(tokenSchema, { ...wire, ...fields })
  expect(rowOf(tokenCsv(), token)).toMatchObject({
    'Market cap (USD)': cap,
    'Market cap is diluted': isDiluted,
  })
})
