import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { alice, bob, coin, tokens, tokenTransfers } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { TokenInstancePage } from './TokenInstancePage.tsx'

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
})

const ownerOf = '0x6352211e'
const collection = { ...tokens.strict, type: 'ERC-721', symbol: 'LIGHT' }
const transferOf = (token_id: string) => ({
  ...{ ...tokenTransfers.strict, token: collection, transaction_hash: `0x${token_id.padStart(64, '0')}` },
  total: { token_id },
})
const list = (...items: object[]) => ({ items, next_page_params: null })
const notFound = () => Response.json({ message: 'Not found' }, { status: 404 })

/** Opens the page of token 7 where the explorer knows `instance`, or has no such records, and the collection an owner. */
async function open(
  instance: object | null,
  owner: string | null = bob,
  type = 'ERC-721',
  balanceOf: (account: string) => bigint | null = () => null,
) {
  await serveSources(
    ({ pathname }) => {
      if (pathname.endsWith('/instances/7')) return instance ?? notFound()
      if (pathname.endsWith('/instances/7/transfers')) return list(transferOf('7'))
      if (pathname.endsWith('/instances/7/holders'))
        return instance ? list({ address: { hash: bob }, value: '1200', token_id: '7' }) : notFound()
      if (pathname.endsWith('/transfers')) return list(transferOf('7'), transferOf('8'))
      return { ...collection, type }
    },
    ({ params }) => {
      const called = JSON.stringify(params)
      const account = /0x00fdd58e0{24}(.{40})0{63}7/.exec(called)?.[1]
      const balance = account === undefined ? null : balanceOf(`0x${account}`)
      if (balance !== null) return { result: `0x${balance.toString(16).padStart(64, '0')}` }
      return owner !== null && called.includes(ownerOf)
        ? { result: `0x${owner.slice(2).padStart(64, '0')}` }
        : { error: { code: 3, message: 'execution reverted' } }
    },
  )
  const root = createRootRoute()
  const token = createRoute({
    getParentRoute: () => root,
    path: '/token/$address',
    component: () => <TokenInstancePage id="7" />,
  })
  const router = createRouter({
    routeTree: root.addChildren([token]),
    history: createMemoryHistory({ initialEntries: [`/token/${coin}`] }),
  })
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('Token ID')
  await screen.findAllByRole('table')
  const told = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent ?? null
  const rows = () => [...container.querySelectorAll('tbody tr')].length
  return { told, rows, text: () => container.textContent }
}

test('a token shows its owner, its metadata and only its own transfers', async () => {
  const metadata = { name: 'Shell', description: 'Found', attributes: [{ trait_type: 'Size', value: 3 }] }
  const { told, rows, text } = await open({ id: '7', owner: { hash: bob, name: 'Keeper' }, metadata })
  expect(told('Owner')).toContain(`Keeper${bob}`)
  expect(told('Name')).toBe('Shell')
  expect(told('Attributes')).toBe('Size: 3')
  expect(rows()).toBe(1)
  expect(text()).not.toContain('explorer says')
})

test('a picture is not requested before the user allows remote images', async () => {
  const { told } = await open({ id: '7', owner: null, image_url: 'https://images.example/7.png' })
  expect(told('Picture')).toContain('Not loaded')
  expect(document.querySelector('main img, img[src^="https"]')).toBeNull()
})

test('a picture that the contract itself holds is shown without a setting', async () => {
  const own = `data:image/svg+xml,${encodeURIComponent('<svg><rect/></svg>')}`
  const { told } = await open({ id: '7', owner: null, image_url: own })
  expect(told('Picture')).toBe('')
  expect(document.querySelector(`img[src="${own}"]`)).not.toBeNull()
})

test.each([
  ['ipfs://QmShell', 'it is on IPFS'],
  ['http://images.example/7.png', 'its address is not https'],
  ['javascript:alert(1)', 'its address is not https'],
  ['data:text/html,<script>alert(1)</script>', 'not a picture that is safe'],
])('a picture at %s is not requested, and the page says why', async (image_url, why) => {
  const { told } = await open({ id: '7', owner: null, image_url })
  expect(told('Picture')).toContain(why)
})

test('an ERC-1155 token lists the holders of its id with their amounts', async () => {
  const { text } = await open({ id: '7', owner: null, metadata: null }, null, 'ERC-1155')
  await screen.findByText('1,200')
  expect(text()).toContain('Holders')
})

test('where the explorer cannot list the holders of one id, the page leads to those of all', async () => {
  await open(null, null, 'ERC-1155')
  expect(await screen.findByText('Holders of all IDs')).toBeDefined()
})

test('an explorer without the holders of one id gives the parties of its transfers, with the contract’s balances', async () => {
  const { text } = await open(null, null, 'ERC-1155', (account) =>
    account === bob.toLowerCase() ? 1_200n : 0n,
  )
  const table = await screen.findByRole('table', { name: 'Holders of this token' })
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('1,200'),
  ])
  expect(text()).toContain('Only accounts of the transfers below')
})

test('the owner comes from the node and the list is filtered when the explorer has no records of single tokens', async () => {
  const { told, rows, text } = await open(null)
  expect(told('Owner')).toContain(bob)
  expect(rows()).toBe(1)
  expect(text()).toContain('cannot filter by token ID')
  expect(text()).toContain('No metadata')
})

test('both owners are shown when collection and explorer differ', async () => {
  const { told } = await open({ id: '7', owner: { hash: alice }, metadata: null })
  expect(told('Owner')).toContain(bob)
  expect(told('Owner')).toContain('The explorer says')
})

test('a token that the collection does not know shows no owner', async () => {
  expect((await open(null, null)).told('Owner')).toBe('None: not minted yet, or burnt')
})

test('an ERC-1155 token without one owner is not called unminted', async () => {
  const { told } = await open(null, null, 'ERC-404')
  expect(told('Owner')).not.toContain('None')
})

test('an owner that the collection does not confirm is marked as unconfirmed', async () => {
  const { told } = await open({ id: '7', owner: { hash: alice }, metadata: null }, null)
  expect(told('Owner')).toMatch(/^None.*The explorer says/)
})
