import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { addressQuery, countersQuery } from './address.ts'
import { coinBalancesQuery } from './coinBalance.ts'
import { serve } from './fakeExplorer.ts'
import { addresses, alice, bob, id, tokens } from './fixtures.ts'
import { tokenBalancesQuery } from './tokenBalance.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

test.each(['spec', 'strict', 'old'] as const)('an address of a %s server has the one shape', async (kind) => {
  await serve(() => Response.json(addresses[kind]))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({
    address: alice,
    balance: 9_000n,
    isContract: true,
    creator: bob,
    creationTransaction: id,
  })
})

test('counts stand in the record of a spec server, in the counters of a public one', async () => {
  await serve(({ pathname }) =>
    Response.json(
      pathname.endsWith('/counters')
        ? {
            transactions_count: '4',
            token_transfers_count: '2',
            gas_usage_count: '99',
            validations_count: '0',
          }
        : addresses.spec,
    ),
  )
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({ transactionsCount: 4 })
  expect(await client.fetchQuery(countersQuery(alice))).toEqual({
    transactionsCount: 4,
    tokenTransfersCount: 2,
    gasUsed: 99n,
  })
})

test('a balance the explorer never asked for is unknown', async () => {
  await serve(() => Response.json({ ...addresses.strict, coin_balance: null }))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({ balance: null })
})

test('a coin balance keeps the sign of its change', async () => {
  const wire = { block_number: 3, block_timestamp: '2026-01-02T03:04:05Z', delta: '-7', value: '93' }
  await serve(() => Response.json({ items: [wire], next_page_params: null }))
  expect((await client.fetchQuery(coinBalancesQuery(alice))).items).toMatchObject([
    { blockNumber: 3, delta: -7n, balance: 93n, transactionHash: null },
  ])
})

test('a token balance without a token is left out', async () => {
  const items = [
    { token: tokens.strict, value: '5', token_id: null },
    { token: null, value: '5' },
  ]
  await serve(() => Response.json({ items, next_page_params: null }))
  expect(await client.fetchQuery(tokenBalancesQuery(alice))).toMatchObject({
    items: [{ value: 5n, token: { symbol: 'TUSD' } }],
    skipped: 1,
  })
})
