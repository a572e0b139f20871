// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SearchPage } from './SearchPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the search for `zz` on a network whose explorer has these matches, and whose indexer has none. */
async function open(items: readonly object[]) {
  await serve(({ hostname }) =>
    hostname === 'indexer.test'
      ? Response.json({ data: { searchMarkets: [], trendingMarkets: [wireMarket(1)] } })
      : Response.json({ items, next_page_params: null }),
  )
  vi.stubGlobal('scrollTo', () => undefined)
  renderPart(<SearchPage />, '/search?q=zz', '/search')
}

test('a search that nobody has a match for says it once, and shows trending markets below', async () => {
  await open([])
  await screen.findByText(/^Nothing matches/)
  await screen.findByRole('heading', { name: 'Trending markets' })
  await screen.findByText('M1')
  expect(screen.queryByText('No matching markets.')).toBeNull()
})

test('no market that matches is said where the explorer has a match, without trending markets', async () => {
  await open([
    { type: 'address', address_hash: `0x${'ab'.repeat(20)}`, name: 'Zz', is_smart_contract_verified: false },
  ])
  await screen.findByText('No matching markets.')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Trending markets' })).toBeNull())
})
