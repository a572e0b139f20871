import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenBalances } from './TokenBalances.tsx'

test('a token that an address holds has its letter, as in the list of tokens', async () => {
  const address = checksummed(testConfig.lendingPool)
  const token = { address_hash: address, symbol: 'TIDE', name: 'Tide', type: 'ERC-20', decimals: '6' }
  await serve(() => Response.json({ items: [{ token, value: '5', token_id: null }], next_page_params: null }))
  renderPart(<TokenBalances address={address} />, `/address/${address}`, '/address/$address')
  const link = await screen.findByRole('link', { name: 'TIDE' })
  expect(link.closest('td, li')?.querySelector('[aria-hidden=true]')?.textContent).toBe('T')
})
