import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { MarketList } from '#pages/markets/board/lists/MarketList.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a filtered board over an indexer of so many markets, whose page at `fails` fails once. */
async function open(markets: number, fails?: number) {
  await loadTestConfig()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const offsets: number[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { limit, offset } = JSON.parse(body).variables
    const isFirst = !offsets.includes(offset)
    // What else the page asks of the indexer has none.
    if (offset !== undefined) offsets.push(offset)
    if (offset === fails && isFirst) return Response.json({ errors: [{ message: 'Out of order' }] })
    const length = Math.max(0, Math.min(limit, markets - offset))
    // The pages overlap: three markets are quick to draw.
    return Response.json({
      data: { markets: Array.from({ length }, (_, index) => wireMarket(index % 3)) },
    })
  })
  renderPart(
    <Suspense>
      <MarketList order="market-cap" view="table" />
    </Suspense>,
    '/markets?filter=marketCap:0-',
    '/markets',
  )
  return offsets
}

const button = (name: string) => screen.queryByRole('button', { name })

test('a filtered board reads the markets it lacks by itself, says so meanwhile, and then of how many', async () => {
  const offsets = await open(150)
  await screen.findByText('Reading the other markets…')
  await waitFor(() => expect(new Set(offsets)).toEqual(new Set([0, 50, 100, 150])), { timeout: 4_000 })
  await screen.findByText(/^3 of 3 markets$/)
  expect(screen.queryByText('Reading the other markets…')).toBeNull()
  expect(button('Load all')).toBeNull()
})

test('a filtered board of very many markets stops by itself, and reads all after a press', async () => {
  const offsets = await open(2_000)
  fireEvent.click(await screen.findByRole('button', { name: 'Load all' }, { timeout: 4_000 }))
  await waitFor(() => expect(offsets).toContain(2_000), { timeout: 4_000 })
  await waitFor(() => expect(button('Load all')).toBeNull())
})

test('a filtered board whose next page fails offers to try again, and goes on', async () => {
  const offsets = await open(150, 100)
  // The button for more of the board is hidden by a class only.
  const buttons = await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 8_000 })
  fireEvent.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(offsets).toContain(150), { timeout: 4_000 })
}, 15_000)
