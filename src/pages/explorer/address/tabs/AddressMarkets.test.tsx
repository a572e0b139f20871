import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressMarkets } from './AddressMarkets.tsx'

test('an account without markets of its own is led to its trades', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ data: { marketsByCreator: [] } }))
  const address = checksummed(`0x${'a1'.repeat(20)}`)
  renderPart(
    <Suspense>
      <AddressMarkets address={address} />
    </Suspense>,
  )
  const link = await screen.findByRole('link', { name: 'its portfolio' })
  expect(link.getAttribute('href')).toBe(`/portfolio/${address}`)
  expect(link.parentElement?.textContent).toBe(
    'No markets created. Trades of this address, if any, are in its portfolio.',
  )
})
