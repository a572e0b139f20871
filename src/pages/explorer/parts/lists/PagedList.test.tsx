import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '#interfaces/explorer/block/block.ts'
import { blocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { type Cursor, firstRow } from '#interfaces/explorer/wire/cursor.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { TableNews } from '#ui/table/tableNews.ts'
import { BlockTable } from './BlockTable.tsx'
import { PagedList } from './PagedList.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

/** Serves blocks up to a head. With `sizes` false the server ignores page sizes and sends all blocks. */
async function serveBlocks({ sizes = true, type = 'block', most = 12 } = {}) {
  const chain = { head: 40 }
  const asked = await serve(({ searchParams }) => {
    const refused = Number(searchParams.get('refused'))
    if (refused) return Response.json({ message: 'Invalid' }, { status: refused })
    const count = sizes && searchParams.has('items_count') ? 1 : most
    const items = Array.from({ length: count }, (_, at) => ({
      height: chain.head - at,
      hash: hashOf(chain.head - at),
      type,
    }))
    return Response.json({ items, next_page_params: null })
  })
  return { asked, chain }
}

/** What a table shows in its head. */
function News() {
  return use(TableNews)
}

function open(at = '/list') {
  const rootRoute = createRootRoute()
  const blockRoute = createRoute({ getParentRoute: () => rootRoute, path: '/block/$numberOrHash' })
  const listRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    validateSearch: (search: { page?: Cursor }) => search,
    component: function List() {
      const { page } = listRoute.useSearch()
      return (
        <Suspense>
          <PagedList
            query={blocksQuery(undefined, page)}
            newest={blocksQuery(undefined, firstRow)}
            keyOf={({ hash }: Block) => hash}
            page={page}
            label="Blocks"
          >
            {(rows) =>
              rows.length <= 1 ? (
                <BlockTable rows={rows} empty="No blocks." />
              ) : (
                <>
                  <News />
                  {rows.map(({ number }) => (
                    <p key={number}>{`Block ${number}`}</p>
                  ))}
                </>
              )
            }
          </PagedList>
        </Suspense>
      )
    },
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([listRoute, blockRoute]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))

test('a list without new rows requests its first row only', async () => {
  const { asked } = await serveBlocks()
  open()
  await screen.findByText('Block 40')
  await seconds(9)
  expect(asked[0]).toBe('/blocks')
  expect(asked.slice(1)).toEqual(Array(2).fill('/blocks?items_count=1'))
})

test('a new first row fetches the list once, shows a count that is “at least” from the next one on, and is shown after a click', async () => {
  const { asked, chain } = await serveBlocks()
  open()
  await screen.findByText('Block 40')
  chain.head = 43
  await seconds(5)
  const button = await screen.findByRole('button', { name: 'Show 3 new' })
  expect(screen.queryByText('Block 43')).toBeNull()
  chain.head = 44
  await seconds(9)
  expect(asked.filter((each) => each === '/blocks')).toHaveLength(2)
  expect(button.textContent).toBe('Show 3+ new')
  act(() => button.click())
  expect(await screen.findByText('Block 43')).toBeTruthy()
})

test('a server that ignores the page size is requested every 30 seconds', async () => {
  const { asked } = await serveBlocks({ sizes: false })
  open()
  await screen.findByText('Block 40')
  await seconds(35)
  expect(asked.filter((each) => each === '/blocks')).toHaveLength(2)
  expect(asked.filter((each) => each.includes('items_count'))).toHaveLength(1)
})

test('an empty list says nothing of its order', async () => {
  await serveBlocks({ most: 0 })
  open()
  await screen.findByText('No blocks.')
  expect(screen.queryByText('Newest first')).toBeNull()
})

test('an empty later page says that the list ended and has First', async () => {
  await serveBlocks({ sizes: false, most: 0 })
  open('/list?page=2')
  expect(await screen.findByText('The list ended before this page.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'First' }).disabled).toBe(false)
})

test('a page that the explorer refuses is one sentence, and has First', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await serveBlocks()
  open('/list?page=refused%3D422')
  const first = await screen.findByRole<HTMLButtonElement>('button', { name: 'First' })
  expect(screen.getByText(/does not accept this link/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => first.click())
  expect(await screen.findByText('Block 40')).toBeTruthy()
})

test('an explorer that refuses every question is a failure, on a later page too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await serveBlocks()
  open('/list?page=refused%3D403')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText(/does not accept this link/)).toBeNull()
})

test.each([
  ['block', '/block/40'],
  ['reorg', `/block/${hashOf(40)}`],
  ['uncle', `/block/${hashOf(40)}`],
])('a block of type %s leads to %s', async (type, href) => {
  await serveBlocks({ type, most: 1 })
  open()
  expect((await screen.findByRole('link', { name: 'Block 40' })).getAttribute('href')).toBe(href)
})

test('of thousands of rows in one answer the first hundred are drawn, and more on demand', async () => {
  const { chain } = await serveBlocks({ sizes: false, most: 3_000 })
  chain.head = 4_000
  open()
  await screen.findByText('Block 4000')
  const drawn = () => screen.getAllByText(/^Block \d+$/).length
  expect(drawn()).toBe(100)
  act(() => screen.getByRole('button', { name: 'Show 200 more' }).click())
  expect(drawn()).toBe(300)
})
