import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstTransactions } from './BlockTransactions.tsx'

test('the overview of a block lists its first eight transactions and leads to all', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const items = Array.from({ length: 10 }, (_, at) => ({
    ...transactions.strict,
    hash: `0x${String(at).repeat(64)}`,
  }))
  const asked = await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<FirstTransactions block={7} />)
  await screen.findByRole('table', { name: 'First transactions of the block' })
  expect(screen.getAllByRole('row')).toHaveLength(1 + 8)
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toContain('tab=transactions')
  expect(asked[0]).toBe('/blocks/7/transactions')
})
