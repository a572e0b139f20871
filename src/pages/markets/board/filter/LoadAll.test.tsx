import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { MarketList } from '#pages/markets/board/lists/MarketList.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'

test('a filtered board that has loaded a part of the markets loads all others with one press', async () => {
  await loadTestConfig()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const offsets: number[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { limit, offset } = JSON.parse(body).variables
    offsets.push(offset)
    // The pages overlap: three markets are quick to draw.
    const markets = Array.from({ length: offset < 150 ? limit : 0 }, (_, index) => wireMarket(index % 3))
    return Response.json({ data: { markets } })
  })
  renderPart(
    <Suspense>
      <MarketList order="market-cap" view="table" />
    </Suspense>,
    '/markets?filter=cap-1',
    '/markets',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Load all' }))
  await waitFor(() => expect(new Set(offsets).size).toBeGreaterThan(2), { timeout: 4_000 })
  expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull()
})
