import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/explorer/fakeExplorer.ts'
import { bob, coin, id, transactions } from '#interfaces/explorer/fixtures.ts'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { type Transaction, transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import type { CsvColumn } from './CsvColumn.ts'
import { transactionCsv } from './columns/transactionCsv.ts'
import { transferCsv } from './columns/transferCsv.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function rowOf<Row>(columns: CsvColumn<Row>[], row: Row) {
  return Object.fromEntries(columns.map(({ header, value }) => [header, value(row)]))
}

async function transactionWith(fields: object): Promise<Transaction> {
  await serve(() => Response.json({ ...transactions.strict, ...fields }))
  return new QueryClient().fetchQuery(transactionQuery(id))
}

test('a fee in the coin stands in the coin’s column', async () => {
  const transaction = await transactionWith({})
  expect(rowOf(transactionCsv(), transaction)).toMatchObject({
    'Fee (ETH)': '0.000042',
    'Fee in another token': null,
    'Fee token': null,
  })
})

test('a fee in another token is not called the coin', async () => {
  const gas_token = { address_hash: coin, symbol: 'cUSD', decimals: '6', type: 'ERC-20' }
  const transaction = await transactionWith({ gas_token })
  expect(rowOf(transactionCsv(), transaction)).toMatchObject({
    'Fee (ETH)': null,
    'Fee in another token': '42000000',
    'Fee token': coin,
  })
})

test.each([
  ['a token with decimals', 'ERC-20', '6', '1.5'],
  ['a token whose decimals nobody knows', 'ERC-20', null, null],
  ['tokens that are counted', 'ERC-1155', null, '1500000'],
])('an amount of %s is in whole tokens where that is known', (_, type, decimals, expected) => {
  const transfer = v.parse(tokenTransferSchema, {
    from: { hash: bob },
    to: { hash: coin },
    token: { address_hash: coin, type, decimals },
    total: { value: '1500000', decimals },
  })
  expect(rowOf(transferCsv(), transfer)).toMatchObject({ Amount: expected, 'Base units': 1_500_000n })
})
