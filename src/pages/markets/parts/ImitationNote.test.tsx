import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ImitationNote } from './ImitationNote.tsx'

// The table of letters loads with the first note.
vi.setConfig({ testTimeout: 20_000 })
const cyrillic = '\u0422IDE'

const plain = wireMarket(2, { symbol: 'TIDE', name: 'Other', createdAtBlock: 5 })
const sameName = wireMarket(3, { symbol: 'TIDE', name: 'Tidewater', createdAtBlock: 9 })
const longer = wireMarket(4, { symbol: 'TIDES', name: 'Tidewater' })

async function noteOf(symbol: string, markets: readonly object[], name = 'Tidewater') {
  await serve(() => Response.json({ data: { searchMarkets: markets } }))
  renderPart(<ImitationNote market={{ symbol, name }} />)
  return screen.findByRole('note', {}, { timeout: 15_000 })
}

test('a symbol with other letters is said not to be the market with the plain symbol and the same name', async () => {
  const note = await noteOf(cyrillic, [longer, plain, sameName], '\u0422idewater')
  const link = await screen.findByRole('link')
  expect(note.textContent).toMatch(/^This is not TIDE 0x3333…3333\. Compare the address before you trade\.$/)
  expect(link.getAttribute('href')?.toLowerCase()).toBe(`/markets/${sameName.poolAddress}`)
})

test('of plain markets with other names the oldest is named', async () => {
  await noteOf(cyrillic, [{ ...sameName, name: 'Seal' }, plain], 'Harbour')
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')?.toLowerCase()).toBe(`/markets/${plain.poolAddress}`)
})

test('without a market of the plain symbol the note says that the name may imitate another one', async () => {
  const note = await noteOf(cyrillic, [longer])
  expect(note.textContent).toBe(
    'Some letters of this name only look Latin: it may imitate another market. Compare the address before you trade.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})
