import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { alice, coin, id } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { redirectQuery, searchQuery } from './search.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

test('matches are read by kind under new and old names; unknown kinds are skipped', async () => {
  const items = [
    { type: 'token', name: 'Tide', symbol: 'TIDE', address_hash: coin, token_type: 'ERC-20' },
    { type: 'token', name: 'Tide', symbol: 'TIDE', address: alice },
    { type: 'contract', name: 'Pool', address_hash: alice },
    { type: 'block', block_number: '12', block_hash: id, block_type: 'reorg' },
    { type: 'transaction', tx_hash: id },
    { type: 'ens_domain', address_hash: null },
    { type: 'blob', blob_hash: id },
    { type: 'user_operation', user_operation_hash: id },
    { type: 'tac_operation', tac_operation: {} },
  ]
  const asked = await serve(() => Response.json({ items, next_page_params: null }))
  const page = await client.fetchQuery(searchQuery(' tide '))
  expect(page.items).toMatchObject([
    { kind: 'token', address: coin, symbol: 'TIDE' },
    { kind: 'token', address: alice },
    { kind: 'address', isContract: true, address: alice },
    { kind: 'block', number: 12, hash: id, blockType: 'reorg' },
    { kind: 'transaction', hash: id },
    { kind: 'other', what: 'Blob', hash: id },
    { kind: 'other', what: 'User operation', hash: id },
  ])
  expect(page.skipped).toBe(2)
  expect(asked).toEqual(['/search?q=tide'])
})

test.each([
  [
    { redirect: true, type: 'block', parameter: id },
    { type: 'block', parameter: id },
  ],
  [{ redirect: false, type: null, parameter: null }, null],
  [{ redirect: true, type: 'ens_domain', parameter: 'a.eth' }, null],
  [{ redirect: true, type: 'address', parameter: null }, null],
])('redirect %# is read only where the app has a page for it', async (wire, expected) => {
  await serve(() => Response.json(wire))
  expect(await client.fetchQuery(redirectQuery('12'))).toEqual(expected)
})

test('a domain is listed with its name and address, also without an address', async () => {
  const info = { address_hash: alice, name: 'vitalik.eth', names_count: 3, expiry_date: null }
  const items = [
    { type: 'ens_domain', name: null, address_hash: alice, ens_info: info, url: `/address/${alice}` },
    { type: 'ens_domain', name: null, address_hash: null, ens_info: { ...info, address_hash: null } },
    {
      type: 'metadata_tag',
      name: null,
      address_hash: coin,
      metadata: { name: 'Bridge', tagType: 'generic' },
    },
    {
      type: 'token',
      name: 'TIDE',
      address_hash: coin,
      reputation: 'scam',
      is_verified_via_admin_panel: false,
    },
  ]
  await serve(() => Response.json({ items, next_page_params: null }))
  const page = await client.fetchQuery(searchQuery('vitalik.eth'))
  expect(page.items).toMatchObject([
    { kind: 'address', name: 'vitalik.eth', address: alice },
    { kind: 'domain', name: 'vitalik.eth' },
    { kind: 'address', name: 'Bridge', address: coin },
    { kind: 'token', isScam: true, isCertified: false },
  ])
})
