import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { planHop } from '#domain/markets/trades/hop.ts'
import { fakeContracts, otherToken } from '#interfaces/testing/fakeCurve.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import {
  button,
  chain,
  confirming,
  connectTrader,
  emptyBrowserBeforeEach,
  open,
  press,
  token,
  type,
  user,
} from '#pages/testing/tradeFixture.tsx'

/* A purchase that is paid with the token of another market, in one transaction of the router. */

// A trade has many steps, and each is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

beforeEach(() => {
  chain.holdsOther = true
})

const whole = 10n ** 18n
/** `swapExactTokensForTokens` of the public network's router. */
const selector = '0x3e85d596'

/** The words of a call, as numbers. */
function wordsOf(data: string): bigint[] {
  return (data.slice(10).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}

/** Opens the form, and chooses the token of the other market as what pays. */
async function openPayingWithToken(amount: string) {
  await open()
  await button('Enter an amount to buy')
  const choice = await screen.findByLabelText('Pay with')
  await screen.findByRole('option', { name: /^WAVE/ })
  fireEvent.change(choice, { target: { value: otherToken } })
  await screen.findByText(/WAVE is sold for/)
  type(/^You pay/, amount)
}

function planned(amountIn: bigint) {
  const curve = { x: chain.x, y: chain.y, realUsd: chain.realUsd, feePpm: chain.feePpm }
  const plan = planHop(curve, curve, 'in', amountIn, 150)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

test('a keyboard goes on in the choice of what pays when the form of another token replaces it', async () => {
  await open()
  const choice = await screen.findByLabelText('Pay with')
  await screen.findByRole('option', { name: /^WAVE/ })
  choice.focus()
  fireEvent.change(choice, { target: { value: otherToken } })
  await screen.findByText(/WAVE is sold for/)
  expect(choice.isConnected).toBe(false)
  const next = screen.getByLabelText('Pay with')
  expect(next).toHaveProperty('value', otherToken)
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('a token of another market pays a purchase in one call, with both trades on screen', async () => {
  const { sends } = confirming()
  await openPayingWithToken('100')
  const legs = await screen.findByRole('region', { name: 'The sale that pays' })
  const { sale, leastOut } = planned(100n * whole)
  // 100 tokens at 0.004 dollars, less 1 %: 0.396 dollars.
  expect(sale.amountOut / 10n ** 14n).toBe(3_959n)
  expect(legs.textContent).toMatch(/WAVE is sold for ≈\$0\.39/)
  expect(screen.getByText('Fee of the sale ≈').parentElement?.textContent).toMatch(/^Fee of the sale ≈1 WAVE/)
  expect(screen.queryByRole('button', { name: '$10' })).toBeNull()
  await press('Approve and buy TIDE for 100 WAVE')
  await button('Done')

  const [approval, trade] = sends
  expect(approval?.to).toBe(otherToken)
  expect(wordsOf(approval?.data ?? '')).toEqual([BigInt(fakeContracts.router), 100n * whole])
  expect(trade?.to).toBe(fakeContracts.router)
  expect(trade?.data.slice(0, 10)).toBe(selector)
  expect(wordsOf(trade?.data ?? '').slice(0, 5)).toEqual([
    100n * whole,
    leastOut,
    BigInt(otherToken),
    BigInt(token),
    BigInt(user),
  ])
  expect(transactionStore.all()[0]).toMatchObject({ kind: 'buy', symbol: 'WAVE', trade: { symbol: 'TIDE' } })
})

test('a pool that holds too little of the coin between the two is named before anything is signed', async () => {
  chain.coinInOtherPool = whole / 10n
  await openPayingWithToken('100')
  await screen.findByText('The pool of WAVE does not hold that much HUSD, which pays the purchase.')
  expect(await button('Enter a smaller amount')).toHaveProperty('disabled', true)
})

test('nothing is signed where the quoter answers another amount than the two pools give', async () => {
  chain.beyond = 1n
  await openPayingWithToken('100')
  await screen.findByText(/The quoter's answer differs/)
  expect(await button('Approve and buy TIDE for 100 WAVE')).toHaveProperty('disabled', true)
})

test('an open trade of a token for a token is shown again by a form that opens later', async () => {
  chain.allowance = 10n ** 24n
  confirming({ transaction: async () => null })
  await openPayingWithToken('100')
  await press('Buy TIDE for 100 WAVE')
  await button('Waiting for a block')
  cleanup()
  await open()
  await screen.findByText('Buy TIDE for 100 WAVE')
  await button('Waiting for a block')
})

test('without tokens of other markets only the stablecoins are offered', async () => {
  chain.holdsOther = false
  await open()
  await button('Enter an amount to buy')
  const options = [...(await screen.findByLabelText('Pay with')).querySelectorAll('option')]
  expect(options.map(({ text }) => text.split(',')[0])).toEqual(['HUSD', 'RUSD'])
})
