import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  alice,
  bob,
  coin,
  hostileName,
  tokens,
  tokenTransfers,
} from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { TokenInstances } from './TokenInstances.tsx'

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
})

const nobody = `0x${'0'.repeat(40)}`
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg><rect/></svg>')}`
const collection = { ...tokens.strict, type: 'ERC-721', symbol: 'LIGHT' }
const transferOf = (token_id: string, to: string, place: number) => ({
  ...{ ...tokenTransfers.strict, token: collection, token_type: 'ERC-721', to: { hash: to } },
  transaction_hash: `0x${String(place).padStart(64, '0')}`,
  total: { token_id },
})
const list = (items: object[], next: object | null = null) => ({ items, next_page_params: next })

/** Text as a contract returns it. */
function encodedText(text: string): string {
  const bytes = Buffer.from(text).toString('hex')
  const word = (value: number) => value.toString(16).padStart(64, '0')
  return `0x${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`
}

/** Opens the inventory where the explorer sends these instances, or none of them and these transfers. */
async function open(sent: { instances: object[] } | { transfers: object; status: number }, uri = '') {
  await serveSources(
    ({ pathname }) => {
      if (pathname.endsWith('/instances'))
        return 'instances' in sent
          ? list(sent.instances)
          : Response.json({ message: 'Unknown' }, { status: sent.status })
      return 'transfers' in sent ? sent.transfers : list([])
    },
    ({ params }) =>
      uri !== '' && JSON.stringify(params).includes('0xc87b56dd')
        ? { result: encodedText(uri) }
        : { error: { code: 3, message: 'execution reverted' } },
  )
  const root = createRootRoute()
  const token = createRoute({
    getParentRoute: () => root,
    path: '/token/$address',
    component: () => <TokenInstances address={coin} />,
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
  const shown = await screen.findByRole('list', { name: 'Tokens of the collection' })
  const cards = () => within(shown).getAllByRole('listitem')
  return { container, cards, textOf: (at: number) => cards()[at]?.textContent ?? '' }
}

test('each token of the inventory shows its id, name, owner and the picture that its contract holds', async () => {
  const { container, cards, textOf } = await open({
    instances: [
      { id: '7', owner: { hash: bob, name: 'Keeper' }, image_url: drawing, metadata: { name: hostileName } },
      { id: '8', owner: null, image_url: 'javascript:alert(1)', metadata: { image: 'data:text/html,<b>' } },
      { id: '9', owner: { hash: alice }, image_url: 'https://images.example/9.png', metadata: null },
    ],
  })
  expect(textOf(0)).toContain('#7')
  expect(textOf(0)).toContain('Tide <img src=x onerror=alert(1)>')
  expect(textOf(0)).toContain('Keeper')
  const pictures = [...container.querySelectorAll('a[href*="id="] img')].map((each) =>
    each.getAttribute('src'),
  )
  expect(pictures).toEqual([drawing])
  expect(cards()).toHaveLength(3)
  expect(cards()[0]?.querySelector('a')?.getAttribute('href')).toContain(`/token/${coin}?id=`)
})

test.each([404, 422])(
  'where the explorer answers %d, ids and owners come from transfers, pictures from the contract',
  async (status) => {
    const metadata = `data:application/json,${JSON.stringify({ name: 'Drawn', image: drawing })}`
    const transfers = list([
      transferOf('2', bob, 4),
      transferOf('1', nobody, 3),
      transferOf('2', alice, 2),
      transferOf('1', alice, 1),
    ])
    const { container, cards, textOf } = await open({ transfers, status }, metadata)
    expect(screen.getByRole('status').textContent).toContain('Searched all 4 transfers')
    // The other id was burnt.
    expect(cards()).toHaveLength(1)
    expect(textOf(0)).toContain('#2')
    expect(textOf(0)).toContain(bob.slice(0, 6))
    await waitFor(() => expect(textOf(0)).toContain('Drawn'))
    expect(container.querySelector('a[href*="id="] img')?.getAttribute('src')).toBe(drawing)
  },
)

test('a part of the transfers is not told as all of them', async () => {
  const some = Array.from({ length: 30 }, (_, at) => transferOf(String(at), bob, 100 - at))
  const { cards } = await open({ transfers: list(some, { block_number: 1, index: 0 }), status: 404 })
  expect(cards()).toHaveLength(30)
  expect(screen.getByRole('status').textContent).toMatch(/newest 30 transfers.*There are more/)
  expect(screen.getByRole('button', { name: 'Search further' })).toBeDefined()
})
