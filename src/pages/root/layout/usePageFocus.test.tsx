import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePageFocus } from './usePageFocus.ts'

/** Renders two pages with a heading each, and a field above them. Returns a function that opens a page. */
async function openPages() {
  const root = createRootRoute({
    component: function Layout() {
      usePageFocus()
      return (
        <>
          <input aria-label="Search" />
          <main id="page">
            <Outlet />
          </main>
        </>
      )
    },
  })
  const pages = ['/a', '/b'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1 tabIndex={-1}>Page {path}</h1> }),
  )
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = createRouter({ routeTree: root.addChildren(pages), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: 'Page /a' })
  return async (path: string) => {
    act(() => history.push(path))
    await screen.findByRole('heading', { name: `Page ${path.split('?')[0]}` })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
}

test('the first page does not move the focus, the next one moves it to its heading', async () => {
  const go = await openPages()
  expect(document.activeElement).toBe(document.body)
  await go('/b')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a change within a page does not move the focus', async () => {
  const go = await openPages()
  await go('/a?tab=logs')
  expect(document.activeElement).toBe(document.body)
})

test('the focus stays in a field after a navigation', async () => {
  const go = await openPages()
  const field = screen.getByRole('textbox', { name: 'Search' })
  act(() => field.focus())
  await go('/b')
  expect(document.activeElement).toBe(field)
})
