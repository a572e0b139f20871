import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { ListPager } from './ListPager.tsx'

type Pages = Record<string, Cursor | null>

/** Renders the pager of a list. `pages` has the next cursor for the cursor of each page. */
async function open(at: string, pages: Pages, counts: Partial<Page<number>> = {}) {
  const rootRoute = createRootRoute()
  const listRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    validateSearch: (search: { page?: Cursor }) => search,
    component: function List() {
      const { page } = listRoute.useSearch()
      const list: Page<number> = {
        items: [1],
        next: pages[page ?? 'first'] ?? null,
        skipped: 0,
        unsupported: [],
        ...counts,
      }
      return <ListPager label="Rows" list={list} page={page} />
    },
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('button', { name: 'First' })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const press = async (name: string, page: Cursor | undefined) => {
    await userEvent.click(button(name))
    await waitFor(() => expect((router.state.location.search as { page?: Cursor }).page).toBe(page))
  }
  return { button, press }
}

const cursors: Pages = { first: 'block=9', 'block=9': 'block=5' }

test('Previous leads back through the cursors of the pages visited', async () => {
  const { button, press } = await open('/list', cursors)
  expect(button('Previous').disabled).toBe(true)
  await press('Next', 'block=9')
  await press('Next', 'block=5')
  expect(button('Next').disabled).toBe(true)
  expect(screen.getByText('Page 3')).toBeTruthy()
  await press('Previous', 'block=9')
  await press('Previous', undefined)
})

test('Next is disabled at a cursor that leads back to an earlier page, and a note explains it', async () => {
  const { button, press } = await open('/list', {
    first: 'block=9',
    'block=9': 'block=5',
    'block=5': 'block=9',
  })
  await press('Next', 'block=9')
  await press('Next', 'block=5')
  expect(button('Next').disabled).toBe(true)
  expect(screen.getByText(/The explorer repeats the list from here/)).toBeTruthy()
})

test('a shared link to a cursor has First and no Previous', async () => {
  const { button, press } = await open('/list?page=block%3D9', cursors)
  expect(button('Previous').disabled).toBe(true)
  await press('First', undefined)
})

test('a link to a numbered page has Previous', async () => {
  const { press } = await open('/list?page=3', { first: 2, 2: 3, 3: null })
  expect(screen.getByText('Page 3')).toBeTruthy()
  await press('Previous', 2)
  await press('Previous', undefined)
})

test('rows that an earlier page had with other figures are counted beside those shown', async () => {
  await open('/list?page=block%3D9', cursors, { items: [1, 2, 3], crossed: 2 })
  expect(screen.getByText('3 shown · 2 also on an earlier page, with other figures')).toBeTruthy()
})
