import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { alice, bob, coin, id, tokens, tokenTransfers } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { holdersQuery } from './holder.ts'
import { tokenQuery } from './token.ts'
import { tokenTransfersQuery } from './tokenTransfers.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

test.each(['spec', 'strict', 'old'] as const)('a token of a %s server has the one shape', async (kind) => {
  await serve(() => Response.json(tokens[kind]))
  expect(await client.fetchQuery(tokenQuery(coin))).toMatchObject({
    address: coin,
    symbol: 'TUSD',
    decimals: 6,
    totalSupply: 1_000_000_000_000n,
    holders: 12,
    exchangeRate: '1',
  })
})

test.each([-1, 256, 1_000_000_000, '1e3', 1.5])(
  'decimals that no token can have (%s) are unknown, of a token and of a transfer',
  async (wrong) => {
    await serve(() => Response.json({ ...tokens.strict, decimals: wrong }))
    expect((await client.fetchQuery(tokenQuery(coin))).decimals).toBeNull()
    const { strict } = tokenTransfers
    const token = { ...strict.token, decimals: wrong }
    const items = [{ ...strict, token, total: { ...strict.total, decimals: wrong } }]
    await serve(() => Response.json({ items, next_page_params: null }))
    expect((await client.fetchQuery(tokenTransfersQuery())).items).toMatchObject([{ decimals: null }])
  },
)

test('transfers of new and old servers read the same; an NFT transfer has an id and no amount', async () => {
  const items = [tokenTransfers.strict, tokenTransfers.old, tokenTransfers.nft]
  await serve(() => Response.json({ items, next_page_params: null }))
  const page = await client.fetchQuery(tokenTransfersQuery())
  const both = { transactionHash: id, logIndex: 2, type: 'ERC-20', amount: 120_000_000n, decimals: 6 }
  expect(page.items).toMatchObject([
    both,
    both,
    { type: 'ERC-721', amount: null, tokenId: '77', kind: 'token_minting' },
  ])
  expect(page.items[0]).toMatchObject({ from: { address: alice }, to: { address: bob } })
})

test('holders come with their share in base units, numbers beyond a double exact', async () => {
  const body = `{"items":[{"address":{"hash":"${alice}"},"value":789999999999999970440}],"next_page_params":null}`
  await serve(() => new Response(body))
  expect((await client.fetchQuery(holdersQuery(coin))).items).toMatchObject([
    { address: { address: alice }, value: 789_999_999_999_999_970_440n, tokenId: null },
  ])
})

test('a holder that crossed a border of pages between two readings is counted on the later page, and only there', async () => {
  const holder = (hash: string, value: string) => ({ address: { hash }, value })
  let largest = [holder(alice, '100'), holder(coin, '90')]
  await serve(({ searchParams }) =>
    Response.json(
      searchParams.has('value')
        ? { items: [holder(alice, '50'), holder(bob, '40')], next_page_params: null }
        : { items: largest, next_page_params: { value: '90' } },
    ),
  )
  const read = (page?: string) => new QueryClient().fetchQuery(holdersQuery(coin, page))
  expect(await read('value=90')).not.toHaveProperty('crossed')
  expect(await read()).not.toHaveProperty('crossed')
  const second = { crossed: 1, items: [{ value: 50n }, { value: 40n }] }
  expect(await read('value=90')).toMatchObject(second)
  expect(await read('value=90'), 'a page is no earlier one than itself').toMatchObject(second)
  largest = [holder(coin, '90')]
  expect(await read()).not.toHaveProperty('crossed')
  expect(await read('value=90')).not.toHaveProperty('crossed')
})

test.each([
  [{}, { isScam: false, isCertified: false }],
  [{ reputation: 'scam' }, { isScam: true }],
  [{ is_scam: true, reputation: null }, { isScam: true }],
  [{ certified: false, is_verified_via_admin_panel: true }, { isCertified: true }],
  [{ certified: true }, { isCertified: true }],
  [
    { reputation: { toString: 'x' }, certified: 'yes' },
    { isScam: false, isCertified: false },
  ],
])('the trust that the explorer states for token %# is read', async (wire, expected) => {
  await serve(() => Response.json({ ...tokens.strict, ...wire }))
  expect(await client.fetchQuery(tokenQuery(coin))).toMatchObject(expected)
})
