import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { collectiblesQuery } from '#interfaces/explorer/address/addressCollectible.ts'
import { coinBalancesQuery } from '#interfaces/explorer/address/coinBalance.ts'
import { blockWithdrawalsQuery } from '#interfaces/explorer/block/withdrawal.ts'
import { searchQuery } from '#interfaces/explorer/search/search.ts'
import { instanceHoldersQuery } from '#interfaces/explorer/token/instanceHolders.ts'
import { tokenInstancesQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import { stateChangesQuery } from '#interfaces/explorer/transaction/stateChange.ts'
import { alice, coin, id, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

const change = {
  address: { hash: alice },
  type: 'coin',
  balance_before: '10',
  balance_after: '3',
  change: '-7',
}
const match = { type: 'token', name: 'Tide', symbol: 'TIDE', address_hash: coin }

test.each<[string, () => { queryKey: readonly unknown[] }, object, object]>([
  ['coin balances', () => coinBalancesQuery(alice), { block_number: 7, value: '1' }, { block_number: 8 }],
  ['withdrawals', () => blockWithdrawalsQuery(7), { index: 7, receiver: alice }, { index: 8 }],
  ['matches', () => searchQuery('tide'), match, { address_hash: alice }],
  ['NFTs of a collection', () => tokenInstancesQuery(coin), { id: '7' }, { id: '8' }],
  ['NFTs of an address', () => collectiblesQuery(alice), { id: '7', token: tokens.strict }, { id: '8' }],
  [
    'holders of an NFT',
    () => instanceHoldersQuery(coin, '7'),
    { address: { hash: alice }, value: '1' },
    { address: { hash: coin } },
  ],
  ['state changes', () => stateChangesQuery(id), change, { address: { hash: coin } }],
])('a list of %s has a row once that its page has twice', async (_, queryOf, row, other) => {
  await serve(() => Response.json({ items: [row, { ...row, ...other }, row], next_page_params: null }))
  const page = (await client.fetchQuery(queryOf())) as { items: unknown[] }
  expect(page.items).toHaveLength(2)
})
