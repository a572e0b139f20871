import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockPage } from './BlockPage.tsx'

const block = { height: 7, hash: `0x${'7'.repeat(64)}`, timestamp: '2026-11-20T00:00:00Z', type: 'block' }

async function open(transactions_count: number, path = '/block/7') {
  await serve(({ pathname }) =>
    Response.json(
      pathname.endsWith('/transactions')
        ? { items: [], next_page_params: null }
        : { ...block, transactions_count },
    ),
  )
  renderPart(<BlockPage />, path, '/block/$numberOrHash')
}

test('a block that shows all of its transactions has no tabs', async () => {
  await open(3)
  await screen.findByRole('heading', { name: 'Transactions' })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('link', { name: '3 transactions' })).toBeNull()
})

test.each([
  ['of more transactions than it shows', 40, '/block/7'],
  ['whose transactions a link names', 3, '/block/7?tab=transactions'],
])('a block %s has a tab for them', async (_, count, path) => {
  await open(count, path)
  await screen.findByRole('tab', { name: `Transactions ${count}` })
})
