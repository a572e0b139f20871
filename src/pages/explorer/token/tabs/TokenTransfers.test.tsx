import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alice, bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenTransfers } from './TokenTransfers.tsx'

const transfers = [1, 2, 3].map((index) => ({
  ...{ transaction_hash: `0x${String(index).repeat(64)}`, log_index: index, block_number: 9 - index },
  ...{ from: { hash: alice, name: index === 1 ? 'Harbour' : 'Other' }, to: { hash: bob } },
  ...{ token: { address_hash: coin, symbol: 'TIDE', type: 'ERC-20', decimals: '0' }, total: { value: '5' } },
  timestamp: '2026-03-12T09:30:00Z',
}))

async function open(find: string) {
  await serve(() => Response.json({ items: transfers, next_page_params: { index: 3 } }))
  renderPart(<TokenTransfers address={coin} />, `/token/${coin}?find=${find}`, '/token/$address')
}

test('below the transfers that have a typed name only these are counted', async () => {
  await open('harbour')
  await screen.findByText('1 of 3 shown')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
})

test('where no transfer has a typed name the page says so, and counts none', async () => {
  await open('nobody')
  await screen.findByText('No transfer on this page matches “nobody”.')
  expect(screen.getByText('0 of 3 shown')).toBeTruthy()
})
