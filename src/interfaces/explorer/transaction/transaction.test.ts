import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import {
  alice,
  bob,
  coin,
  id,
  otherId,
  pending,
  tokenTransfers,
  transactions,
} from '#interfaces/testing/explorerFixtures.ts'
import { serve, strictList } from '#interfaces/testing/fakeExplorer.ts'
import { transactionsQuery } from './allTransactions.ts'
import { transactionFee, transactionQuery, transactionStatus } from './transaction.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

test.each(['spec', 'strict', 'old'] as const)(
  'a transaction of a %s server has the one shape',
  async (kind) => {
    const asked = await serve(() => Response.json(transactions[kind]))
    const transaction = await client.fetchQuery(transactionQuery(id))
    expect(asked).toEqual([`/transactions/${id}`])
    expect(transaction).toMatchObject({
      hash: id,
      blockNumber: 12345,
      from: { address: alice },
      to: { address: coin },
      value: 1_500_000_000_000_000_000n,
      gasUsed: 21_000n,
      timestamp: new Date('2026-01-02T03:04:05Z'),
    })
    expect(transactionStatus(transaction)).toBe('success')
    expect(transactionFee(transaction)).toBe(42_000_000_000_000n)
  },
)

test('a transfer that the record of its transaction has twice is one transfer', async () => {
  const transfer = { ...tokenTransfers.strict, log_index: 3 }
  const again = { ...transfer, method: 'other' }
  await serve(() => Response.json({ ...transactions.strict, token_transfers: [transfer, again] }))
  expect((await client.fetchQuery(transactionQuery(id))).tokenTransfers).toHaveLength(1)
})

test('public fields beyond the specification are read under old and new names', async () => {
  for (const kind of ['strict', 'old'] as const) {
    await serve(() => Response.json(transactions[kind]))
    const transaction = await client.fetchQuery({ ...transactionQuery(id), staleTime: 0 })
    expect(transaction).toMatchObject({ burntFee: 21_000_000_000_000n, gasLimit: 30_000n })
    expect(transaction.types).toContain('contract_call')
  }
})

test('a hostile name keeps its text and loses invisible and reordering characters', async () => {
  await serve(() => Response.json(transactions.strict))
  const { to } = await client.fetchQuery(transactionQuery(id))
  expect(to).toMatchObject({ name: 'Tide <img src=x onerror=alert(1)>', isScam: true })
})

test.each([
  ['a contract', { is_contract: true }, 1],
  ['an account without code', { is_contract: false }, 0],
  ['an account that runs a contract’s code', { is_contract: true, proxy_type: 'eip7702' }, 1],
  ['an address of which the server says nothing', {}, 1],
])('without the server’s filter, input to %s counts among calls as its code does', async (_, told, count) => {
  const to = { hash: bob, ...told }
  await serve(strictList([{ ...transactions.strict, to, transaction_types: ['contract_call'] }]))
  const query = { ...transactionsQuery({ type: 'contract_call' }), staleTime: 0 }
  expect((await client.fetchQuery(query)).items).toHaveLength(count)
})

test('decoded arguments keep their nesting', async () => {
  await serve(() => Response.json(transactions.strict))
  const { decodedInput } = await client.fetchQuery(transactionQuery(id))
  expect(decodedInput?.parameters).toEqual([
    { name: 'to', type: 'address', indexed: false, value: bob },
    { name: 'path', type: 'tuple[]', indexed: false, value: [['1', 'true'], ''] },
  ])
})

test('a missing or wrong amount is unknown, never zero', async () => {
  await serve(() => Response.json({ ...transactions.spec, gas_used: '', gas_price: 'many', value: null }))
  const transaction = await client.fetchQuery(transactionQuery(id))
  expect(transaction).toMatchObject({ gasUsed: null, gasPrice: null, value: null })
  expect(transactionFee(transaction)).toBeNull()
})

test.each([
  [pending, 'pending'],
  [{ ...pending, result: 'dropped/replaced' }, 'dropped'],
  [{ ...pending, status: 'error', result: 'dropped/replaced' }, 'dropped'],
  [{ ...pending, status: 'error', result: 'Reverted' }, 'unknown'],
  [{ ...transactions.strict, status: 'error' }, 'reverted'],
  [{ ...transactions.strict, status: 'great' }, 'unknown'],
  [{ ...transactions.strict, status: null }, 'unknown'],
])('status %# is read, and is success only for "ok"', async (wire, status) => {
  await serve(() => Response.json(wire))
  expect(transactionStatus(await client.fetchQuery(transactionQuery(id)))).toBe(status)
})

test.each([
  [{ raw: '0xdeadbeef' }, { raw: '0xdeadbeef' }],
  ['out of gas', { raw: 'out of gas' }],
  [
    { method_call: 'Expired()', method_id: '203d82d8', parameters: [] },
    { methodCall: 'Expired()', methodId: '203d82d8', parameters: [] },
  ],
  [{ raw: null }, null],
  [{ raw: '0x' }, null],
  [{ raw: ' ' }, null],
  ['', null],
])('revert reason %# is read, and empty bytes are no reason', async (revert_reason, expected) => {
  await serve(() => Response.json({ ...transactions.strict, status: 'error', revert_reason }))
  expect((await client.fetchQuery(transactionQuery(id))).revertReason).toEqual(expected)
})

const erc20 = { address_hash: coin, symbol: 'cUSD', decimals: '18', type: 'ERC-20' }

test.each([
  ['what the explorer says', {}, { fee: 42_000_000_000_000n, token: undefined }],
  ['gas times price where it says nothing', { fee: null }, { fee: 42_000_000_000_000n, token: undefined }],
  ['with the L1 fee on a rollup', { fee: null, l1_fee: '5' }, { fee: 42_000_000_000_005n, token: undefined }],
  [
    'in the token it was paid with',
    { celo: { gas_token: erc20 } },
    { fee: 42_000_000_000_000n, token: 'cUSD' },
  ],
  [
    'in that token, also under its plain name',
    { gas_token: erc20 },
    { fee: 42_000_000_000_000n, token: 'cUSD' },
  ],
  [
    'as it is told apart from the coin',
    { stability_fee: { token: erc20, total_fee: '7' } },
    { fee: 7n, token: 'cUSD' },
  ],
])('the fee of a transaction is %s', async (_, fields, expected) => {
  await serve(() => Response.json({ ...transactions.strict, ...fields }))
  const transaction = await client.fetchQuery(transactionQuery(id))
  expect({ fee: transactionFee(transaction), token: transaction.gasToken?.symbol ?? undefined }).toEqual(
    expected,
  )
})

test.each([
  [{ l1_fee: '5' }, 5n],
  [{ scroll: { l1_fee: '6' } }, 6n],
  [{ arbitrum: { poster_fee: '7' } }, 7n],
  [{ scroll: null }, null],
  [{ arbitrum: 'x' }, null],
])('the L1 fee of form %# is read', async (fields, l1Fee) => {
  await serve(() => Response.json({ ...transactions.strict, ...fields }))
  expect((await client.fetchQuery(transactionQuery(id))).l1Fee).toBe(l1Fee)
})

test('a transaction includes the transfers of its detail record', async () => {
  await serve(() => Response.json({ ...transactions.strict, token_transfers: [tokenTransfers.strict] }))
  const { tokenTransfers: transfers } = await client.fetchQuery(transactionQuery(id))
  expect(transfers).toMatchObject([{ amount: 120_000_000n, decimals: 6, token: { symbol: 'TUSD' } }])
})

test('a filter by the words of a method asks for its name, too', async () => {
  const swap = { ...transactions.strict, method: 'swapExactETHForTokens' }
  const asked = await serve(() => Response.json({ items: [swap], next_page_params: null }))
  const page = await client.fetchQuery(transactionsQuery({ method: 'Swap exact ETH for tokens' }))
  expect(page.items).toHaveLength(1)
  expect(decodeURIComponent(asked.at(-1) ?? '')).toMatch(/method=[^&]*,swapExactETHForTokens/)
})

test('filters that a strict server refuses are applied to the rows it sent', async () => {
  const mint = { ...transactions.strict, hash: otherId, method: 'mint' }
  const asked = await serve(strictList([transactions.strict, mint], ['filter']))
  const page = await client.fetchQuery(transactionsQuery({ filter: 'validated', method: 'mint' }))
  expect(page.items.map(({ method }) => method)).toEqual(['mint'])
  expect(page.unsupported).toEqual(['method'])
  expect(asked.at(-1)).toBe('/transactions?filter=validated')
})

test('an unknown hash is not found', async () => {
  await serve(() => Response.json({ message: 'Not found' }, { status: 404 }))
  await expect(client.fetchQuery(transactionQuery(id))).rejects.toMatchObject({ kind: 'not-found' })
})

test('the list of pending transactions leaves out mined ones', async () => {
  const waiting = { ...pending, hash: otherId }
  const lists = {
    refuses: strictList([transactions.strict, waiting]),
    ignores: () => Response.json({ items: [transactions.strict, waiting] }),
  }
  for (const list of Object.values(lists)) {
    await serve(list)
    const page = await client.fetchQuery({ ...transactionsQuery({ filter: 'pending' }), staleTime: 0 })
    expect(page.items.map(({ blockNumber }) => blockNumber)).toEqual([null])
    expect(page.unsupported).toEqual(['status'])
  }
})
