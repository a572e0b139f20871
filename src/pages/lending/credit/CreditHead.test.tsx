import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreditHead } from './CreditHead.tsx'

type Props = Parameters<typeof CreditHead>[0]

/** The head of an account of health 8 with these deposits and debts. */
async function open(holdings: readonly (readonly [supply: string, debt: string])[]) {
  const unknown = { score: null, limit: null, borrowed: null, available: null, collateral: null, doubt: null }
  const figures = { ...unknown, from: 'lending', health: decimal('8') } as const
  const rows = holdings.map(([supply, debt]) => ({
    yourSupply: decimal(supply),
    yourDebt: decimal(debt),
    supplyApy: null,
    reserve: null,
    position: null,
    price: null,
  })) as unknown as Props['rows']
  renderPart(<CreditHead figures={figures} rows={rows} unit="usd" credit={null} />)
  await screen.findByText('Health factor')
}

test('a debt of the asset that is the only deposit moves with it, as the form says', async () => {
  await open([
    ['1000', '100'],
    ['0', '0'],
  ])
  screen.getByText('Collateral and debt move together: both are the same asset.')
})

test('a debt of another asset names the fall to its liquidation', async () => {
  await open([
    ['1000', '0'],
    ['0', '100'],
  ])
  expect(screen.getByText(/liquidation after a fall of 87\.5/)).toBeDefined()
  expect(screen.queryByText(/move together/)).toBeNull()
})
