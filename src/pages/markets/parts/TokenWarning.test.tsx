import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenWarning } from './TokenWarning.tsx'

const address = checksummed(`0x${'a1'.repeat(20)}`)
const token = v.parse(tokenSchema, { address_hash: address, symbol: 'ТIDE', name: 'Tidewater' })

test('a token of other letters says which token it is not, with both addresses, by one search', async () => {
  await loadTestConfig()
  const original = wireMarket(2, { symbol: 'TIDE', name: 'Tidewater' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    asked.push(String(body))
    return Response.json({ data: { searchMarkets: [original] } })
  })
  renderPart(<TokenWarning token={token} />)
  expect((await screen.findByRole('note')).textContent).toBe('Checking the letters of this name…')
  const link = await screen.findByRole('link', { name: /^TIDE/ })
  expect(link.getAttribute('href')?.toLowerCase()).toBe(`/markets/${original.poolAddress}`.toLowerCase())
  const note = screen.getByRole('note')
  expect(note.textContent).toMatch(/^This is not TIDE/)
  // Both addresses whole, to compare them.
  for (const each of [address, checksummed(String(original.tokenAddress))])
    expect(note.textContent).toContain(each)
  expect(asked).toHaveLength(1)
})

test('a token of other letters that no market is called like says that another token may be', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ data: { searchMarkets: [] } }))
  renderPart(<TokenWarning token={token} />)
  await screen.findByText(/another token may be called like this/)
})
