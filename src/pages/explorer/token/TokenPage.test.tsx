import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenPage } from './TokenPage.tsx'

const address = checksummed(`0x7574${'1'.repeat(32)}9365`)
const known = checksummed(`0x7574${'a'.repeat(32)}9365`)
const other = checksummed(`0x7574${'b'.repeat(36)}`)

/** Opens the page of an address without a token, on an explorer that finds these addresses by its first digits. */
async function open(found: readonly string[]) {
  await serve(({ pathname }) =>
    pathname.endsWith('/search')
      ? Response.json({
          items: found.map((address_hash) => ({ type: 'contract', address_hash, name: 'Tidewater' })),
          next_page_params: null,
        })
      : Response.json({ message: 'Not found' }, { status: 404 }),
  )
  renderPart(<TokenPage />, `/token/${address}`, '/token/$address')
  await screen.findByText(/^There is no token at this address/, {}, { timeout: 15_000 })
}

test('an address without a token stands whole in the title', async () => {
  await open([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(address)
})

test('an address without a token that begins and ends like a known one names that one whole', async () => {
  await open([other, known])
  const note = await screen.findByRole('note', {}, { timeout: 15_000 })
  expect(note.textContent).toMatch(/^Begins and ends like another address:/)
  expect(note.textContent).toContain(`Tidewater ${known}`.replace(' ', ''))
})
