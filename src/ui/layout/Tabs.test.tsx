import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Tab, Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'logs', label: 'Logs', count: 1_204 },
  { id: 'empty', label: 'Empty', count: 0 },
  { id: 'state', label: 'State', count: null },
] as const

type Search = { tab?: string; page?: number; interval?: string }

async function renderAt(path: string, shown: readonly Tab<string>[] = tabs) {
  const root = createRootRoute({
    validateSearch: (search: Record<string, unknown>): Search => search,
    component: function Page() {
      const { tab = 'overview' }: Search = root.useSearch()
      return (
        <Tabs label="Transaction" tabs={shown} current={tab} keep={['interval']}>
          {tab}
        </Tabs>
      )
    },
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('tablist', { name: 'Transaction' })
  return router
}

test('more than four tabs have More on a phone, which puts them on several lines, and four have none', async () => {
  await renderAt('/')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await renderAt('/', [...tabs, { id: 'last', label: 'Last' }])
  const bar = screen.getByRole('tablist')
  expect(bar.className).toContain('fading-ends')
  expect(screen.getByRole('button').className).toContain('sm:hidden')
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(bar.className).toContain('flex-wrap')
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }))
  expect(bar.className).toContain('fading-ends')
})

test('the tab in the URL is selected and labels the panel', async () => {
  await renderAt('/?tab=logs')
  const tab = screen.getByRole('tab', { name: 'Logs 1,204' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Logs 1,204' }).textContent).toBe('logs')
})

test('another tab drops the page of the last one, and keeps the parameters in `keep`', async () => {
  const router = await renderAt('/?tab=logs&page=3&interval=1h')
  await userEvent.click(screen.getByRole('tab', { name: 'State' }))
  await screen.findByRole('tab', { name: 'State', selected: true })
  expect(router.state.location.search).toEqual({ tab: 'state', interval: '1h' })
})

test('the first tab has no search parameter', async () => {
  const router = await renderAt('/?tab=logs')
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
  await screen.findByRole('tab', { name: 'Overview', selected: true })
  expect(router.state.location.href).toBe('/')
})

test('a tab without rows is faint, but not while it is open', async () => {
  await renderAt('/?tab=empty')
  const tab = screen.getByRole('tab', { name: 'Empty 0' })
  expect(tab.dataset.empty).toBeUndefined()
  await userEvent.click(screen.getByRole('tab', { name: 'State' }))
  await screen.findByRole('tab', { name: 'State', selected: true })
  expect(tab.dataset.empty).toBe('true')
})

test('arrow keys move between tabs and open them', async () => {
  await renderAt('/')
  screen.getByRole('tab', { name: 'Overview' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await screen.findByRole('tab', { name: 'State', selected: true })
  expect(document.activeElement?.textContent).toContain('State')
  await userEvent.keyboard('{Home}')
  await screen.findByRole('tab', { name: 'Overview', selected: true })
})

test('the open tab is brought into view where the bar goes on beyond the window', async () => {
  class Observer {
    observe: () => void
    constructor(onResize: () => void) {
      this.observe = onResize
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const sizes = { scrollWidth: 900, clientWidth: 300, offsetLeft: 500, offsetWidth: 100 }
  const mocks = Object.entries(sizes).map(([name, size]) =>
    vi.spyOn(HTMLElement.prototype, name as 'scrollWidth', 'get').mockReturnValue(size),
  )
  await renderAt('/?tab=logs')
  expect(screen.getByRole('tablist').scrollLeft).toBe(468)
  for (const mock of mocks) mock.mockRestore()
})

test.each([
  ['of the lower half of the window are brought up', 600, 1],
  ['of the upper half stay where they are', 100, 0],
])('on a press tabs %s', async (_, top, times) => {
  await renderAt('/')
  const bar = screen.getByRole('tablist')
  bar.getBoundingClientRect = () => ({ top }) as DOMRect
  bar.scrollIntoView = vi.fn()
  await userEvent.click(screen.getByRole('tab', { name: 'State' }))
  expect(bar.scrollIntoView).toHaveBeenCalledTimes(times)
})
