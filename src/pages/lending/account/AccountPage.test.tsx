import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AccountPage } from './AccountPage.tsx'

test('the page of an account tells its score and positions before the assets of the pool', async () => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000cc' })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderPart(<AccountPage />, `/lending/0x${'ab'.repeat(20)}`, '/lending/$address')
  await screen.findByText('Credit history')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Credit', 'Positions', 'Credit history', 'Assets', 'Liquidation prices', 'What if'])
})
