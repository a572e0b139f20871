import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { heldReserves, LiquidationPrices } from './LiquidationPrices.tsx'

const dollars = sampleReserve(6, { symbol: 'TUSD' })
const ethers = sampleReserve(18, { symbol: 'WETH', asset: ether, price: 1_000n * 10n ** 18n })

/** One WETH deposited, with 80 % of it as its threshold, and as many dollars owed. */
function owing(debt: bigint) {
  return sampleAccount(
    [ethers, samplePosition(ethers, { scaledSupply: 10n ** 18n })],
    [dollars, samplePosition(dollars, { scaledDebt: debt * 1_000_000n })],
  )
}

test('an account below health 1 is marked as liquidatable, with the prices at which it would be safe', async () => {
  renderPart(<LiquidationPrices account={owing(880n)} />)
  expect(await screen.findByText(/^This account can be liquidated now\./)).toBeDefined()
  expect(screen.getByText('+10.0%')).toBeDefined()
})

test('an account above health 1 has no mark, and the prices at which it can be liquidated', async () => {
  renderPart(<LiquidationPrices account={owing(400n)} />)
  expect(await screen.findByText('−50.0%')).toBeDefined()
  expect(screen.queryByText(/can be liquidated now/)).toBeNull()
})

test('an account holds the assets of its deposits and its loans, and none without them', () => {
  const none = sampleAccount(
    [ethers, samplePosition(ethers, { scaledSupply: 0n })],
    [dollars, samplePosition(dollars, {})],
  )
  expect(heldReserves(none)).toEqual([])
  expect(heldReserves(owing(1n)).map(({ symbol }) => symbol)).toEqual(['WETH', 'TUSD'])
  expect(heldReserves(owing(0n)).map(({ symbol }) => symbol)).toEqual(['WETH'])
})
