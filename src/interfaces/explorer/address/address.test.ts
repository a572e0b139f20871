import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { addresses, alice, bob, id, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { addressQuery, countersQuery } from './address.ts'
import { coinBalancesQuery } from './coinBalance.ts'
import { tokenBalancesQuery } from './tokenBalance.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
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

test('counts are read from the record of a specification server, from the counters of a public one', async () => {
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

test('a balance that the explorer has not read is null', async () => {
  await serve(() => Response.json({ ...addresses.strict, coin_balance: null }))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({ balance: null })
})

test('a change of a coin balance keeps its sign', async () => {
  const wire = { block_number: 3, block_timestamp: '2026-01-02T03:04:05Z', delta: '-7', value: '93' }
  await serve(() => Response.json({ items: [wire], next_page_params: null }))
  expect((await client.fetchQuery(coinBalancesQuery(alice))).items).toMatchObject([
    { blockNumber: 3, delta: -7n, balance: 93n },
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

const named = {
  hash: alice,
  name: 'ArianeeStore',
  ens_domain_name: 'kitty.eth',
  metadata: {
    tags: [
      { tagType: 'generic', name: 'Bridge', slug: 'bridge', ordinal: 9, meta: {} },
      { tagType: 'name', name: 'Mrs. \u202eDuckie', slug: 'mrs-duckie', ordinal: 1, meta: null },
      { tagType: 'name', slug: 'broken' },
    ],
  },
  public_tags: [{ address_hash: alice, display_name: 'Shop', label: 'shop' }],
  private_tags: [],
  watchlist_names: [],
}

test.each([
  [named, 'kitty.eth'],
  [{ ...named, ens_domain_name: null }, 'Mrs. Duckie'],
  [{ ...named, ens_domain_name: '', metadata: null }, 'Shop'],
  [{ ...named, ens_domain_name: null, metadata: { tags: 'x' }, public_tags: null }, 'ArianeeStore'],
  [{ ...named, watchlist_names: [{ label: 'me', display_name: 'My cold wallet' }] }, 'My cold wallet'],
  [{ hash: alice, name: null, metadata: null }, null],
])('the best name of address %# is shown first', async (wire, name) => {
  await serve(() => Response.json(wire))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({ name })
})

test('tags are cleaned, listed once each, the most important first', async () => {
  await serve(() => Response.json({ ...named, name: 'Shop' }))
  const { tags } = await client.fetchQuery(addressQuery(alice))
  expect(tags).toEqual(['kitty.eth', 'Bridge', 'Mrs. Duckie', 'Shop'])
})

test.each([
  [{ proxy_type: 'eip1967', implementations: [{ address_hash: bob, name: 'HomeBridge' }] }],
  [
    {
      proxy_type: 'eip1967',
      implementations: [{ address: bob.toLowerCase(), name: 'HomeBridge' }, { name: 'x' }],
    },
  ],
  [{ proxy_type: 'eip1967', implementation_address: bob, implementation_name: 'HomeBridge' }],
])('the implementations of a proxy are read from old and new servers (%#)', async (wire) => {
  await serve(() => Response.json({ hash: alice, is_contract: true, is_verified: true, ...wire }))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({
    isContract: true,
    isVerified: true,
    proxyType: 'eip1967',
    implementations: [{ address: bob, name: 'HomeBridge' }],
  })
})

test('an account that delegates to a contract is an account', async () => {
  const wire = {
    hash: alice,
    is_contract: true,
    proxy_type: 'eip7702',
    implementations: [{ address_hash: bob }],
  }
  await serve(() => Response.json(wire))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({
    isContract: false,
    proxyType: 'eip7702',
    implementations: [{ address: bob, name: null }],
  })
})

test.each([
  [{ is_scam: true }, true],
  [{ is_scam: false, reputation: 'scam' }, true],
  [{ is_scam: false, reputation: 'ok' }, false],
  [{ reputation: null }, false],
  [{}, false],
])('isScam is read from is_scam and from the reputation (%#)', async (wire, isScam) => {
  await serve(() => Response.json({ hash: alice, ...wire }))
  expect(await client.fetchQuery(addressQuery(alice))).toMatchObject({ isScam })
})

test('a note about an address is not shown as its name', async () => {
  const note = { tagType: 'note', name: 'Phish', ordinal: 20 }
  const name = { tagType: 'name', name: 'Shop', ordinal: 10 }
  await serve(() => Response.json({ hash: alice, metadata: { tags: [note, name] } }))
  const { tags, notes } = await client.fetchQuery(addressQuery(alice))
  expect(tags).toEqual(['Shop'])
  expect(notes).toEqual(['Phish'])
})
