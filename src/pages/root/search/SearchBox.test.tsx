import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { ownLabels } from '#lib/browser/storage/ownLabels.ts'
import { SearchBox } from './SearchBox.tsx'
import { recentSearches } from './suggestions/recentSearches.ts'

vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  recentSearches().write([])
})

const token = { type: 'token', name: 'Tide Dollar', symbol: 'TUSD', address_hash: `0x${'22'.repeat(20)}` }

/** Renders the search on a network whose explorer finds one token and whose indexer finds no market. */
async function openPage({
  indexer = Response.json({ data: { searchMarkets: [] } }),
  redirect = { redirect: false } as object,
  client = new QueryClient(),
  items = [token],
} = {}) {
  const asked = await serve((url) => {
    if (url.pathname.endsWith('/graphql')) return indexer.clone()
    if (url.pathname.endsWith('/check-redirect')) return Response.json(redirect)
    return Response.json({ items, next_page_params: null })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: SearchBox, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const field = () => screen.getByRole<HTMLInputElement>('combobox')
  await screen.findByRole('combobox')
  return { field, asked, path: () => router.state.location.href, router }
}

/** Waits until the field with suggestions has replaced the plain one. */
async function suggestionsLoaded(field: () => HTMLInputElement) {
  await waitFor(() => expect(field().getAttribute('autocorrect')).toBe('off'))
}

const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent ?? '')

test('Enter opens the typed record before the suggestions are loaded', async () => {
  const { field, path } = await openPage()
  fireEvent.change(field(), { target: { value: '#12,345' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(path()).toBe('/block/12345'))
  expect(field().value).toBe('')
})

test('Enter opens the one record of a name before the suggestions are loaded', async () => {
  const { field, path } = await openPage()
  fireEvent.change(field(), { target: { value: 'tusd' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(path()).toMatch(/^\/token\/0x2222/))
})

test('Enter opens the one record of a name before its suggestions are listed', async () => {
  const { field, path } = await openPage()
  act(() => field().focus())
  await suggestionsLoaded(field)
  fireEvent.change(field(), { target: { value: 'tusd' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(path()).toMatch(/^\/token\/0x2222/))
})

test('text that was typed and not searched is gone once another page is opened', async () => {
  const { field, router } = await openPage()
  fireEvent.change(field(), { target: { value: 'tusd' } })
  void router.navigate({ href: '/?tab=2' })
  await waitFor(() => expect(router.state.location.href).toBe('/?tab=2'))
  expect(field().value).toBe('tusd')
  void router.navigate({ href: '/blocks' })
  await waitFor(() => expect(field().value).toBe(''))
})

test('Enter that ends the input of a composed character opens nothing', async () => {
  const { field, path } = await openPage()
  fireEvent.change(field(), { target: { value: '12' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(field().value).toBe('12')
  expect(path()).toBe('/')
})

test('text, focus and cursor stay when the suggestions are loaded', async () => {
  const { field } = await openPage()
  const plain = field()
  act(() => plain.focus())
  fireEvent.change(plain, { target: { value: 'tide' } })
  plain.setSelectionRange(1, 2)
  await suggestionsLoaded(field)
  expect(field()).not.toBe(plain)
  expect(field().value).toBe('tide')
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 2])
})

test('a field without focus gets none when the suggestions are loaded', async () => {
  const { field } = await openPage()
  act(() => field().focus())
  act(() => field().blur())
  await suggestionsLoaded(field)
  expect(document.activeElement).toBe(document.body)
})

test('the field is not replaced while a character is being composed', async () => {
  const { field } = await openPage()
  const plain = field()
  act(() => plain.focus())
  fireEvent.compositionStart(plain)
  await import('./field/AutocompleteField.tsx')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(field()).toBe(plain)
  fireEvent.compositionEnd(plain)
  await suggestionsLoaded(field)
})

test('suggestions are grouped, arrow keys highlight one, and Enter opens it', async () => {
  const { field, path } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  expect(screen.getByRole('group', { name: 'Tokens' }).textContent).toContain('TUSDTide Dollar')
  await waitFor(() => expect(optionTexts().at(-1)).toBe('Search for “tide”Enter'))
  await userEvent.keyboard('{ArrowDown}')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /TUSD/ }).id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(path()).toMatch(/^\/token\/0x2222/))
  expect(field().value).toBe('')
})

test('the address of a token stands apart from its name, so that a long name cannot cut it', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  const option = await screen.findByRole('option', { name: /TUSD/ })
  const [, , name, address] = [...option.children]
  expect(name?.textContent).toBe('Tide Dollar')
  expect(address?.textContent).toBe('0x2222…2222')
  expect(address?.className).toContain('shrink-0')
})

test('Enter without a highlighted suggestion opens the search page, also with the mouse over one', async () => {
  const { field, path } = await openPage()
  await userEvent.type(field(), 'tide')
  await userEvent.hover(await screen.findByRole('option', { name: /TUSD/ }))
  await userEvent.type(field(), '{Enter}', { skipClick: true })
  await waitFor(() => expect(path()).toBe('/search?q=tide'))
})

test('a failed interface is named, and the suggestions of the others are listed', async () => {
  const { field } = await openPage({ indexer: new Response(null, { status: 500 }) })
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  expect(screen.getByText("Can't reach the indexer.").closest('[role=status]')).not.toBeNull()
})

test.each([
  ['a name of one record stands beside that record', 'tusd', /^TTUSDTide DollarEnter/],
  ['another text stands beside the search page', 'tide', /^Search for “tide”Enter$/],
  ['a number stands beside its block', '#12', /^Block 12Enter$/],
])('the hint of Enter for %s', async (_, value, option) => {
  const { field } = await openPage()
  act(() => field().focus())
  await suggestionsLoaded(field)
  fireEvent.change(field(), { target: { value } })
  await waitFor(() => expect(optionTexts().filter((text) => text.includes('Enter'))).toHaveLength(1))
  expect(optionTexts().find((text) => text.includes('Enter'))).toMatch(option)
})

test('a text that nothing matches is said to match nothing, once all were asked', async () => {
  const { field } = await openPage({ items: [] })
  act(() => field().focus())
  await suggestionsLoaded(field)
  fireEvent.change(field(), { target: { value: 'zzzz' } })
  await screen.findByText('Searching…')
  await screen.findByText('No matches.')
  expect(optionTexts()).toEqual(['Search for “zzzz”Enter'])
})

test('the typed text is marked in a suggestion', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'DOLLAR')
  const option = await screen.findByRole('option', { name: /TUSD/ })
  expect(option.querySelector('mark')?.textContent).toBe('Dollar')
})

test('Escape closes the suggestions and empties the field, an arrow key opens what an empty one offers', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('')
  await userEvent.keyboard('{ArrowUp}')
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('option', { name: /TUSD/ })).toBeNull()
})

test('typing opens closed suggestions again', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  await userEvent.keyboard('{Escape}tides')
  await screen.findByRole('option', { name: /“tides”/ })
})

test('a second Escape leaves the field, and / focuses it again', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(field())
  expect(field().value).not.toContain('/')
})

test('the search stays open for an empty field, and its button closes it', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  await userEvent.clear(field())
  expect(field().closest('search')?.dataset.open).toBe('true')
  const close = screen.getByRole('button', { name: 'Close search' })
  act(() => close.focus())
  expect(field().closest('search')?.dataset.open).toBe('true')
  fireEvent.click(close)
  expect(field().closest('search')?.dataset.open).toBe('false')
})

test('suggestions close when the focus goes elsewhere', async () => {
  const { field } = await openPage()
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  act(() => field().blur())
  expect(screen.queryByRole('option')).toBeNull()
})

test('nine keys make one request to each interface, and so few digits that they begin no address none', async () => {
  const { field, asked } = await openPage()
  // Who types by script would go on in the plain field, which is gone by then.
  act(() => field().focus())
  await suggestionsLoaded(field)
  // Without a pause between two keys, which on a busy machine is long enough for a request.
  await userEvent.setup({ delay: null }).type(field(), 'tide dollar'.slice(0, 9))
  await screen.findByRole('option', { name: /TUSD/ })
  expect([...asked].sort()).toEqual(['/graphql', '/search?q=tide+doll'])
  for (const value of ['0x1a', `0x${'1a'.repeat(21)}`]) {
    fireEvent.change(field(), { target: { value } })
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  expect(asked).toHaveLength(2)
})

test('the beginning of an address is searched, and offers what it finds', async () => {
  const { field, asked } = await openPage()
  act(() => field().focus())
  await suggestionsLoaded(field)
  fireEvent.change(field(), { target: { value: '0x222' } })
  await screen.findByRole('option', { name: /TUSD/ })
  expect(asked).toContain('/search?q=0x222')
})

test('hexadecimal digits are offered as a block the node has, after the search, which Enter opens', async () => {
  const client = new QueryClient()
  client.setQueryData(blockNumberQuery().queryKey, 3_995)
  const { field, path } = await openPage({ client })
  act(() => field().focus())
  await suggestionsLoaded(field)
  fireEvent.change(field(), { target: { value: '0xf9b' } })
  await screen.findByRole('option', { name: /^Block 3,995/ })
  expect(optionTexts()[0]).toMatch(/^Search for “0xf9b”A hash has 64 hexadecimal digits/)
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(path()).toBe('/search?q=0xf9b'))
})

test('a whole hash sends one request, for its kind of record', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const { field, asked } = await openPage({
    redirect: { redirect: true, type: 'user_operation', parameter: hash },
  })
  fireEvent.change(field(), { target: { value: hash } })
  act(() => field().focus())
  await screen.findByRole('option', { name: /User operation/ })
  expect(asked).toEqual([`/search/check-redirect?q=${hash}`])
})

test('Enter opens the exact match, and the next search offers it as a recent one', async () => {
  const { field, path } = await openPage()
  await userEvent.type(field(), 'tusd')
  await screen.findByRole('option', { name: /TUSD/ })
  await userEvent.type(field(), '{Enter}', { skipClick: true })
  await waitFor(() => expect(path()).toMatch(/^\/token\/0x2222/))
  act(() => field().focus())
  await screen.findByRole('group', { name: 'Recent searches' })
  expect(optionTexts()).toEqual(['TUSD'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(optionTexts()).toEqual(['Deposit or borrow', 'Newest block'])
})

test('a label of the user is offered before other matches, and Enter opens its address', async () => {
  const { field, path } = await openPage()
  const safe = `0x${'33'.repeat(20)}` as const
  setBookEntries([{ address: safe, label: 'Tide', isWatched: false }])
  await userEvent.type(field(), 'tide')
  await screen.findByRole('option', { name: /TUSD/ })
  expect(screen.getAllByRole('group')[0]?.textContent).toMatch(/^Labels/)
  await userEvent.type(field(), '{Enter}', { skipClick: true })
  await waitFor(() => expect(path()).toBe(`/address/${safe}`))
  setBookEntries([{ address: safe, label: '', isWatched: false }])
  expect(ownLabels().read()).toEqual({})
})

test('Ctrl K focuses the search, also from another field', async () => {
  const { field } = await openPage()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(field())
})
