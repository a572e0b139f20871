import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { blockWithdrawalsQuery } from '#interfaces/explorer/block/withdrawal.ts'
import { alice, bob, coin, id, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { transactionInternalTransactionsQuery } from './internalTransaction.ts'
import { transactionLogsQuery } from './log.ts'
import { stateChangesQuery } from './stateChange.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const list = (...items: unknown[]) => Response.json({ items, next_page_params: null })

afterEach(() => {
  client.clear()
})

test('empty topics of a log are dropped, and a log may be undecoded', async () => {
  const topics = [id, null, null, null]
  await serve(() =>
    list({ address: { hash: coin }, topics, data: '0x', index: 4, tx_hash: id, decoded: null }),
  )
  expect((await client.fetchQuery(transactionLogsQuery(id))).items).toMatchObject([
    { emitter: { address: coin }, topics: [id], data: '0x', index: 4, transactionHash: id, decoded: null },
  ])
})

test('a log that was decoded with the implementation of today says so, and others do not', async () => {
  const at = { address: { hash: coin }, topics: [], data: '0x', tx_hash: id }
  const decoded = { method_call: 'Set(uint256 a)', method_id: '', parameters: [] }
  await serve(() =>
    list(
      { ...at, index: 4, decoded: { ...decoded, with_current_implementation: true } },
      { ...at, index: 5, decoded },
    ),
  )
  const { items } = await client.fetchQuery(transactionLogsQuery(id))
  expect(items.map((log) => log.decoded?.withCurrentImplementation)).toEqual([true, undefined])
})

test('an internal transaction that creates a contract has no receiver', async () => {
  const wire = {
    block: 7,
    index: 1,
    type: 'create',
    success: true,
    from: { hash: alice },
    to: null,
    created_contract: { hash: coin },
    value: '0',
  }
  await serve(() => list(wire))
  expect((await client.fetchQuery(transactionInternalTransactionsQuery(id))).items).toMatchObject([
    { blockNumber: 7, to: null, createdContract: { address: coin }, value: 0n },
  ])
})

test.each([
  ['call', 7n],
  ['selfdestruct', 7n],
  [null, 7n],
  ['delegatecall', 0n],
  ['DELEGATECALL', 0n],
  ['callcode', 0n],
])('an internal transaction of the type %s with a value of 7 wei moved %d', async (type, moved) => {
  const wire = {
    block: 7,
    index: 1,
    type,
    success: true,
    from: { hash: alice },
    to: { hash: coin },
    value: '7',
  }
  await serve(() => list(wire))
  const { items } = await client.fetchQuery(transactionInternalTransactionsQuery(id))
  expect(items.map(({ value }) => value)).toEqual([moved])
})

test('a state change is a signed amount, or the NFTs that were received and given', async () => {
  const address = { address: { hash: alice }, is_miner: false, balance_before: '10', balance_after: '3' }
  await serve(() =>
    list(
      { ...address, type: 'coin', token: null, change: '-7' },
      {
        ...address,
        type: 'token',
        token: tokens.strict,
        change: [{ direction: 'to', total: { token_id: '9' } }],
      },
      { address: alice, type: 'coin', balance_before: null, balance_after: null, change: '1' },
    ),
  )
  expect((await client.fetchQuery(stateChangesQuery(id))).items).toMatchObject([
    { address: { address: alice }, before: 10n, after: 3n, change: -7n },
    { change: [{ direction: 'to', tokenId: '9' }] },
    { address: { address: alice }, before: null, after: null },
  ])
})

test('withdrawals of a block are read', async () => {
  await serve(() => list({ index: 1, validator_index: '5', receiver: { hash: bob }, amount: '8' }))
  expect((await client.fetchQuery(blockWithdrawalsQuery(7))).items).toMatchObject([
    {
      index: 1,
      validatorIndex: 5,
      receiver: { address: bob, name: null, isContract: null, isScam: false },
      amount: 8n,
    },
  ])
})
