import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BoardControls } from './BoardControls.tsx'

const chosen = () =>
  screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') ? link.textContent : []))

test.each([
  ['without an order the link of the largest', '/markets', ['Largest'], 'More orders'],
  [
    'with filters that of its order',
    '/markets?order=gainers&filter=age:..24',
    ['Gainers 24 h'],
    'More orders',
  ],
  ['by an order of the select none', '/markets?order=losers', [], 'Losers 24 h'],
])('of the orders of a board %s is marked', async (_, address, links, inSelect) => {
  await loadTestConfig()
  renderPart(<BoardControls />, address, '/markets')
  const select = (await screen.findByLabelText('Sort by')) as HTMLSelectElement
  expect(chosen()).toEqual(links)
  expect(select.selectedOptions[0]?.textContent).toBe(inSelect)
})

test('a link changes the order of a board and keeps its filters, and the first one has none in the URL', async () => {
  await loadTestConfig()
  const { router } = renderPart(<BoardControls />, '/markets?order=losers&filter=x', '/markets')
  fireEvent.click(await screen.findByRole('link', { name: 'Most traded' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 'volume', filter: 'x' }))
  fireEvent.click(screen.getByRole('link', { name: 'Largest' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'x' }))
})

test('a phone has the orders of the links in its select', async () => {
  await loadTestConfig()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const { router } = renderPart(<BoardControls />, '/markets?order=losers', '/markets')
  const select = (await screen.findByLabelText('Sort by')) as HTMLSelectElement
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.change(select, { target: { value: 'newest' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 'newest' }))
  fireEvent.change(select, { target: { value: 'market-cap' } })
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})
