import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { LiquidationPrices } from './LiquidationPrices.tsx'
import { WhatIf } from './WhatIf.tsx'

const usd = sampleReserve(6, { symbol: 'TUSD' })
const eth = sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * 10n ** 18n })

/** One ether deposited, 1,200 dollars owed: a health of 2, and of 1 at a price of 1,500. */
const account = sampleAccount(
  [usd, samplePosition(usd, { scaledDebt: 1_200_000_000n })],
  [eth, samplePosition(eth, { scaledSupply: 10n ** 18n })],
)

function health() {
  return screen.getByText('Health factor').nextElementSibling?.textContent
}

test('a price that falls by half shows a health of 1, and leaves the real account as it is', () => {
  render(<WhatIf account={account} />)
  fireEvent.change(screen.getByLabelText('Asset'), { target: { value: ether } })
  expect(health()).toBe('2.00Moderate')
  const slider = screen.getByLabelText('Price of WETH')
  fireEvent.change(slider, { target: { value: '-50' } })
  expect(health()).toBe('2.00Moderate1.00In danger')
  fireEvent.change(slider, { target: { value: '-51' } })
  expect(health()).toBe('2.00Moderate0.98Can be liquidated')
  fireEvent.change(slider, { target: { value: '0' } })
  expect(health()).toBe('2.00Moderate')
})

test("an entered amount changes the figures by the contract's arithmetic", () => {
  render(<WhatIf account={account} />)
  fireEvent.change(screen.getByLabelText('Asset'), { target: { value: dollar } })
  fireEvent.click(screen.getByLabelText('Repay'))
  fireEvent.change(screen.getByLabelText('Amount to repay'), { target: { value: '1200' } })
  expect(health()).toBe('2.00ModerateNo debt')
})

test('an amount that cannot be read has no outcome, also not that of a fallen price', () => {
  render(<WhatIf account={account} />)
  fireEvent.change(screen.getByLabelText('Asset'), { target: { value: ether } })
  fireEvent.change(screen.getByLabelText('Price of WETH'), { target: { value: '-50' } })
  fireEvent.change(screen.getByLabelText('Amount to deposit'), { target: { value: '1,000' } })
  expect(health()).toBe('2.00Moderate')
})

test('a deposit has a liquidation price below its price and a loan one above, each with the distance', () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  })
  render(<LiquidationPrices account={account} />)
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
  expect(rows).toContainEqual(['WETH', '$3,000.00', '$1,500.00', '−50.0%'])
  expect(rows).toContainEqual(['TUSD', '$1.00', '$2.00', '+100.0%'])
})
