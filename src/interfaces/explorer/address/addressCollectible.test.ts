import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { alice, hostileName, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { collectiblesQuery } from './addressCollectible.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

const shells = { ...tokens.strict, type: 'ERC-721', symbol: 'SHELL' }
const list = (...items: object[]) => Response.json({ items, next_page_params: null })

test('collectiblesQuery reads the NFTs of an address with picture, name and amount', async () => {
  await serve(() =>
    list(
      { id: '7', token: shells, image_url: 'ipfs://x', metadata: { name: hostileName }, value: '1' },
      { id: '8', token: { ...shells, type: 'ERC-1155' }, image_url: null, metadata: 'none', value: '30' },
      { id: '9', token: null },
    ),
  )
  const { items, skipped } = await client.fetchQuery(collectiblesQuery(alice))
  expect(items).toMatchObject([
    { id: '7', value: 1n, imageUrl: 'ipfs://x', metadata: { name: 'Tide <img src=x onerror=alert(1)>' } },
    { id: '8', value: 30n, imageUrl: null, metadata: null },
  ])
  expect(items.every(({ isRecord }) => isRecord)).toBe(true)
  expect(skipped).toBe(1)
})

test.each([404, 422])(
  'an explorer that answers %d to the list of NFTs is asked for the balances of both standards',
  async (status) => {
    const asked = await serve(({ pathname }) =>
      pathname.endsWith('/nft')
        ? Response.json({ message: 'Unknown' }, { status })
        : list(
            { token: shells, value: '1', token_id: '7' },
            { token: { ...shells, type: 'ERC-721' }, value: '12', token_id: null },
            { token: { ...tokens.strict, type: 'ERC-20' }, value: '5', token_id: null },
          ),
    )
    const { items } = await client.fetchQuery(collectiblesQuery(alice))
    expect(items.map(({ id, value, isRecord }) => [id, value, isRecord])).toEqual([
      ['7', 1n, false],
      [null, 12n, false],
    ])
    expect(asked.at(-1)).toBe(`/addresses/${alice}/tokens?type=ERC-721%2CERC-1155`)
  },
)
