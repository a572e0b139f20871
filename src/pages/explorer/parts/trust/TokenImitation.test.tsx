import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenImitation } from './TokenImitation.tsx'

const token = checksummed(`0x${'a1'.repeat(20)}`)
const pool = checksummed(`0x${'b2'.repeat(20)}`)

test('a token of other letters says which market it is not, and links to it', async () => {
  await loadTestConfig()
  const market = wireMarket(1, { tokenAddress: token, poolAddress: pool, symbol: 'ТIDE', name: 'Tidewater' })
  const original = wireMarket(2, { symbol: 'TIDE', name: 'Tidewater' })
  vi.stubGlobal('fetch', async () => Response.json({ data: { market, searchMarkets: [original] } }))
  renderPart(<TokenImitation token={token} name="ТIDE" />)
  const link = await screen.findByRole('link', { name: /^TIDE/ })
  expect(link.getAttribute('href')?.toLowerCase()).toBe(`/markets/${original.poolAddress}`.toLowerCase())
  const note = screen.getByRole('note')
  expect(note.textContent).toMatch(/^This is not TIDE/)
  // Both addresses whole, to compare them.
  for (const each of [token, checksummed(String(original.tokenAddress))])
    expect(note.textContent).toContain(each)
})

test('a token of other letters without a market says that another one may be called like it', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ data: { market: null } }))
  renderPart(<TokenImitation token={token} name="ТIDE" />)
  await screen.findByText(/another token may be called like this/)
})
