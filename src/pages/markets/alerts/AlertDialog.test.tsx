import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { AlertDialog } from './AlertDialog.tsx'

test.each([
  ['0.000123456', '−10%', '0.0001111', 'falls'],
  ['1234.5', '+20%', '1481.40', 'rises'],
])('AlertDialog at a price of %s, pressing %s, enters %s', async (spotPrice, name, entered, verb) => {
  await loadTestConfig()
  const market = {
    poolAddress: `0x${'1'.repeat(40)}`,
    symbol: 'TIDE',
    spotPrice: decimal(spotPrice),
  } as Market
  render(<AlertDialog market={market} onOpenChange={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByLabelText<HTMLInputElement>('Price of TIDE in dollars').value).toBe(entered)
  expect(screen.getByText(new RegExp(`^When it ${verb} to this`))).toBeTruthy()
})
