import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AlertButton } from './AlertButton.tsx'
import { addPriceAlert, removePriceAlert } from './priceAlerts.ts'

const pool: Address = `0x${'1'.repeat(40)}`
const market = { poolAddress: pool, symbol: 'TIDE' } as Market

afterEach(() => {
  localStorage.clear()
})

const setAlert = (id: string, of: Address) =>
  act(async () =>
    addPriceAlert({ id, pool: of, symbol: 'TIDE', side: 'above', price: decimal('2'), after: null }),
  )

test('AlertButton counts the alerts of its market, and not those of another one', async () => {
  await loadTestConfig()
  render(
    <Suspense>
      <AlertButton market={market} />
    </Suspense>,
  )
  const button = screen.getByRole('button', { name: 'Alerts' })
  expect(button.textContent).toBe('Alerts')

  await setAlert('a', pool)
  await setAlert('b', pool)
  await setAlert('c', `0x${'2'.repeat(40)}`)
  await waitFor(() => expect(button.textContent).toBe('Alerts · 2'))

  act(() => {
    removePriceAlert('a')
    removePriceAlert('b')
  })
  expect(button.textContent).toBe('Alerts')
})
