import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstTransactions } from './BlockTransactions.tsx'

test.each([
  ['more transactions than 25, or an unknown number, lists the first eight and leads to all', null, 8],
  ['at most 25 transactions lists them all, without a link', 10, 10],
])('the overview of a block with %s', async (_, count, shown) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const items = Array.from({ length: 10 }, (_, at) => ({
    ...transactions.strict,
    hash: `0x${String(at).repeat(64)}`,
  }))
  const asked = await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<FirstTransactions block={7} count={count} />)
  await screen.findByRole('table', { name: 'First transactions of the block' })
  expect(screen.getAllByRole('row')).toHaveLength(1 + shown)
  const link = screen.queryByRole('link', { name: 'Show all' })
  expect(link?.getAttribute('href')?.includes('tab=transactions')).toBe(count === null ? true : undefined)
  expect(asked[0]).toBe('/blocks/7/transactions')
})

test('the overview of an empty block says that it has no transactions, without a request', async () => {
  const asked = await serve(() => Response.json({ items: [], next_page_params: null }))
  renderPart(<FirstTransactions block={7} count={0} />)
  await screen.findByText('No transactions in this block.')
  expect(asked).toEqual([])
})
