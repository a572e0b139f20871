import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { QuickBuyChoice } from './QuickBuyChoice.tsx'
import { useQuickBuyAmount } from './quickBuyAmount.ts'
import { quickBuyColumn } from './quickBuyColumn.tsx'

const market = wireMarket(1) as unknown as Market

// Loads the dialog before the first press, because loading is slow on a busy machine.
beforeAll(() => import('./QuickBuyDialog.tsx'))
beforeEach(() => {
  localStorage.clear()
})
/** The choice of the amount, and one market's cell. */
function Board() {
  const amount = useQuickBuyAmount()
  return (
    <>
      <QuickBuyChoice />
      <p>Board</p>
      {amount !== null && quickBuyColumn(amount).cell(market)}
    </>
  )
}

async function show(curve?: object) {
  await loadTestConfig({ curve })
  const router = createRouter({
    routeTree: createRootRoute({ component: Board }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('Board')
}

async function enter(amount: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Quick buy' })))
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
}

test('an amount of one’s own puts a link to the filled purchase on each market, also after a reload', async () => {
  await show(fakeContracts)
  expect(screen.queryByRole('link')).toBeNull()
  await enter('25.50')
  const link = await screen.findByRole('link', { name: 'Buy M1 for $25.5' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test')
  expect(pathname).toBe(`/markets/${market.poolAddress}`)
  expect(searchParams.get('trade')).toBe('buy')
  expect(Number(searchParams.get('amount')?.replaceAll('"', ''))).toBe(25.5)
  cleanup()
  await show(fakeContracts)
  expect(screen.getByRole('link', { name: 'Buy M1 for $25.5' })).toBeTruthy()
})

test('what is no amount above zero is not kept, and the buttons can be turned off', async () => {
  await show(fakeContracts)
  await enter('0')
  expect(await screen.findByText('Enter an amount above zero.')).toBeTruthy()
  expect(localStorage.getItem('tideline.quickBuy')).toBeNull()
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await screen.findByRole('link', { name: 'Buy M1 for $10' })
  fireEvent.click(screen.getByRole('button', { name: 'Quick buy' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

test('a suggested amount is entered by one press', async () => {
  await show(fakeContracts)
  fireEvent.click(screen.getByRole('button', { name: 'Quick buy' }))
  fireEvent.click(await screen.findByRole('button', { name: '$50' }))
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('link', { name: 'Buy M1 for $50' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Quick buy', pressed: true })).toBeTruthy()
})

test('where nothing can be bought here there is neither a choice nor a link', async () => {
  localStorage.setItem('tideline.quickBuy', '"25"')
  await show()
  expect(screen.queryByRole('button', { name: 'Quick buy' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
