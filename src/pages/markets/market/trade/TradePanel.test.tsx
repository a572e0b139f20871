import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import { dollarsFor } from '#domain/markets/curve/exactOut.ts'
import { firstHash } from '#domain/testing/sampleRecord.ts'
import { fakeContracts, otherCoin, stablecoin } from '#interfaces/testing/fakeCurve.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import {
  button,
  configure,
  confirming,
  connectOn,
  connectTrader,
  emptyBrowserBeforeEach,
  open,
  openPaying,
  press,
  chain as state,
  token,
  type,
  unfold,
  user,
} from '#pages/testing/tradeFixture.tsx'

// A trade has many steps, and each is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

function quoted(quote: ReturnType<typeof quoteBuy>) {
  if (typeof quote === 'string') throw new Error(quote)
  return quote
}

/** The arguments of a call: base units and addresses as numbers. */
function argumentsOf(data: string): bigint[] {
  return (data.slice(10).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}

test('a typed amount survives a reload, and is cleared when the page is left', async () => {
  confirming()
  await open()
  fireEvent.click(await screen.findByRole('radio', { name: 'Sell' }))
  type(/^You receive/, '25')
  const kept = { ...sessionStorage }
  cleanup()
  await open()
  expect(screen.getByLabelText(/^You receive/)).toHaveProperty('value', '')
  cleanup()
  // A reload ends the page without unmounting anything.
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  await open()
  expect(screen.getByLabelText(/^You receive/)).toHaveProperty('value', '25')
  expect(screen.getByLabelText(/^You sell/)).toBeDefined()
})

test('a wallet that comes back has the room of its steps above the button, in the colour of its side, as one that is connected', async () => {
  setWalletState({ status: 'connecting' })
  await open()
  const loading = await button('Loading')
  expect(loading.parentElement?.className).toContain('pt-20')
  expect(loading.matches('[data-side=buy] [data-signs]:enabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Connect to trade' })).toBeNull()
})

test("the focus stays in the field when the wallet's form replaces the estimate", async () => {
  confirming()
  await open()
  const estimate = screen.getByLabelText(/^You receive/)
  estimate.focus()
  await button('Enter an amount to buy')
  expect(estimate.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^You receive/)))
})

test('a purchase approves exactly what it pays, then buys for at least its minimum', {
  timeout: 20_000,
}, async () => {
  const { sends } = confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Approve and buy TIDE for 25 HUSD'))
  await button('Done')
  expect(screen.getByRole('region', { name: 'Outcome' }).textContent).toMatch(/^Bought .*for 25 HUSD/)
  expect(screen.queryByLabelText(/^You pay/)).toBeNull()
  const inOrder = [
    screen.getByRole('region', { name: 'Outcome' }),
    screen.getByRole('region', { name: 'What changes' }),
    screen.getByText('Approved and bought'),
    screen.getByRole('link', { name: 'View position' }),
  ]
  for (const [index, next] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  const { amountOut } = quoted(quoteBuy(state, 25n * 10n ** 18n))
  const [approval, purchase] = sends.map(({ to, data }) => ({ to, words: argumentsOf(data) }))
  expect(approval?.words).toEqual([BigInt(fakeContracts.router), 25n * 10n ** 18n])
  expect(purchase?.to).toBe(fakeContracts.router)
  expect(purchase?.words.slice(0, 5)).toEqual([
    25n * 10n ** 18n,
    (amountOut * 9_850n) / 10_000n,
    BigInt(stablecoin),
    BigInt(token),
    BigInt(user),
  ])
  expect(purchase?.words[5]).toBe(BigInt(state.time) + 1_200n)
  expect(transactionStore.all()[0]).toMatchObject({ kind: 'buy', symbol: 'HUSD', trade: { symbol: 'TIDE' } })
})

test.each([
  ['behind', 172_800],
  ['ahead', -172_800],
])(
  'with a device clock two days %s a trade is valid for twenty minutes of chain time',
  async (_, difference) => {
    state.time += difference
    state.allowance = 10n ** 24n
    const { sends } = confirming()
    await openPaying('25')
    await press('Buy TIDE for 25 HUSD')
    await button('Done')
    expect(argumentsOf(sends[0]?.data ?? '')[5]).toBe(BigInt(state.time) + 1_200n)
  },
)

test("a sale is quoted to the base unit by the contract's arithmetic, with the chosen slippage", async () => {
  state.allowance = 500n * 10n ** 18n
  const { sends } = confirming()
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  await unfold()
  fireEvent.click(screen.getByRole('radio', { name: '0.5%' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use the maximum, 500 TIDE' }))
  fireEvent.click(await button('Sell 500 TIDE'))
  await button('Done')
  const { amountOut } = quoted(quoteSell(state, 500n * 10n ** 18n))
  expect(argumentsOf(sends[0]?.data ?? '').slice(0, 2)).toEqual([
    500n * 10n ** 18n,
    (amountOut * 9_950n) / 10_000n,
  ])
  expect(JSON.parse(localStorage.getItem('tideline.slippage') ?? '')).toBe(50)
})

test('an exact amount to receive is paid with exactly the approved amount', async () => {
  const { sends } = confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You receive/, '1000')
  const price = fromUnits(dollarsFor(state, 1_000n * 10n ** 18n) ?? 0n, 18)
  expect(await screen.findByLabelText('You pay ≈')).toHaveProperty('value', price.slice(0, 4))
  fireEvent.click(await screen.findByRole('button', { name: /^Approve and buy TIDE for 4\.04\S* HUSD$/ }))
  expect(screen.getByLabelText('You pay')).toHaveProperty('title', `${price} HUSD`)
  state.x += 10n ** 18n
  await button('Done')
  expect(sends.map(({ amount }) => fromUnits(BigInt(amount), 18))).toEqual([price, price])
})

test('a trade that the simulation refuses shows the reason, and nothing is signed', async () => {
  state.allowance = 10n ** 24n
  const { sends } = confirming({
    simulate: async () => ({ refused: 'The price moved: this would give 1 TIDE.', retry: false }),
  })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 HUSD'))
  await screen.findByText('The price moved: this would give 1 TIDE. Nothing was sent.')
  expect(sends).toHaveLength(0)
  await button('Buy TIDE for 25 HUSD')
})

test('a pending trade is shown as pending, also after the page was left', async () => {
  state.allowance = 10n ** 24n
  let isMined = false
  confirming({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 HUSD'))
  await screen.findByText(/^Sent, waiting for a block/)
  cleanup()
  await open()
  await screen.findByText(/^Sent, waiting for a block/)
  expect(await screen.findByLabelText('You pay')).toHaveProperty('value', '25')
  isMined = true
  await screen.findByText(/^Confirmed in block 12/)
})

/** A chain that confirms as soon as `mine` is called. */
function slowChain() {
  let isMined = false
  const chain = confirming({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  return { ...chain, mine: () => (isMined = true) }
}

test('a pending approval is resumed after the page was left, with its amount', async () => {
  const { sends, mine } = slowChain()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Approve and buy TIDE for 25 HUSD'))
  await screen.findByText(/^Sent, waiting for a block/)
  cleanup()
  await open()
  await screen.findByText(/^Sent, waiting for a block/)
  expect(await button('Waiting for a block')).toHaveProperty('disabled', false)
  expect(screen.getByLabelText('You pay')).toHaveProperty('value', '25')
  mine()
  await button('Buy TIDE for 25 HUSD')
  expect(sends).toHaveLength(1)
})

test('a pending approval of a sale opens the sale, and a side that a person chose stays', async () => {
  const { mine } = slowChain()
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  await button('Enter an amount to sell')
  type(/^You sell/, '12')
  fireEvent.click(await button('Approve and sell 12 TIDE'))
  await screen.findByText(/^Sent, waiting for a block/)
  cleanup()
  await open()
  await waitFor(() => expect(screen.getByLabelText('You sell')).toHaveProperty('value', '12'))
  fireEvent.click(screen.getByRole('radio', { name: 'Buy' }))
  await button('Enter an amount to buy')
  expect(screen.queryByText(/^Sent/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  await screen.findByText(/^Sent, waiting for a block/)
  mine()
  await button('Sell 12 TIDE')
})

test('a reverted trade is never shown as done', async () => {
  state.allowance = 10n ** 24n
  confirming({ receipt: async (hash) => ({ hash, from: user, block: 12, success: false }) })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 HUSD'))
  await screen.findByText(/^Reverted: Balance too low/)
  expect(screen.queryByText('What changed')).toBeNull()
  expect(transactionStore.all()[0]?.hash).toBe(firstHash)
})

test('an amount above the balance cannot be signed', async () => {
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '1000.000000000000000001')
  await screen.findByText('Not enough HUSD in your wallet.')
  expect(await button('Enter a smaller amount')).toHaveProperty('disabled', true)
})

test('a price impact of 10% or more needs consent for that amount', async () => {
  state.dollars = 10n ** 24n
  state.allowance = 10n ** 24n
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '5000')
  expect(await button('Tick the box to go on')).toHaveProperty('disabled', true)
  expect(screen.getAllByText(/than the current price\.$|times the current price\.$/)).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(await button('Buy TIDE for 5,000 HUSD')).toHaveProperty('disabled', false)
  type(/^You pay/, '6000')
  expect(await button('Tick the box to go on')).toHaveProperty('disabled', true)
})

test('a pool whose quote differs from its reserves is named, and nothing is signed', async () => {
  state.allowance = 10n ** 24n
  state.beyond = 1n
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  await screen.findByText(/answer differs from what the pool's reserves give/)
  expect(await button('Buy TIDE for 25 HUSD')).toHaveProperty('disabled', true)
})

test('a pool unknown to the configured factory is quoted only', async () => {
  state.listed = '0x0000000000000000000000000000000000000000'
  await open()
  await screen.findByText(/not a market of the factory this site trades with/)
  expect(screen.queryByRole('button', { name: /Approve|Buy|amount/ })).toBeNull()
})

test('a slippage above 3% shows a warning, and a text that is no percentage is not taken', async () => {
  await open()
  await button('Enter an amount to buy')
  await unfold()
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  const own = screen.getByLabelText('Max slippage in per cent')
  fireEvent.change(own, { target: { value: '12.5' } })
  await screen.findByText(/You accept up to 12.5% less than quoted/)
  fireEvent.change(own, { target: { value: '80' } })
  await screen.findByText('Enter a percentage from 0.01 to 50.')
  expect(localStorage.getItem('tideline.slippage')).toBe('1250')
})

test('without a wallet the panel is a quote with Connect, without known contracts an estimate', async () => {
  setWalletState({ status: 'disconnected' })
  await open()
  await button('Connect to trade')
  cleanup()
  await configure({})
  await open()
  expect(screen.getByRole('heading', { name: 'Estimate' })).toBeTruthy()
  expect(screen.getByText('Estimate only. Nothing is sent.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect to trade' })).toBeNull()
})

test('without a wallet on a test network the first button opens the demo wallet, and what was typed stays', async () => {
  setWalletState({ status: 'disconnected' })
  await configure({ curve: fakeContracts, wallet: { demo: true } })
  await open()
  type(/^You pay/, '25')
  const first = await button('Try with free test tokens')
  expect(first.compareDocumentPosition(await button('Connect to trade'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  act(() => setWalletState({ status: 'connecting' }))
  expect(screen.queryByRole('button', { name: 'Try with free test tokens' })).toBeNull()
  act(() => connectOn(31_337, true))
  await button('Approve and buy TIDE for 25 HUSD')
})

test('a purchase is paid with the chosen stablecoin; one without 18 decimals is not offered', async () => {
  state.allowance = 10n ** 24n
  const { sends } = confirming()
  await open()
  const coins = (await screen.findByLabelText('Pay with')) as HTMLSelectElement
  await waitFor(() =>
    expect([...coins.options].map(({ text }) => text)).toEqual([
      'HUSD, 1,000 in your wallet',
      'RUSD, 50 in your wallet',
    ]),
  )
  fireEvent.change(coins, { target: { value: otherCoin } })
  type(/^You pay/, '51')
  await screen.findByText('Not enough RUSD in your wallet.')
  type(/^You pay/, '50')
  fireEvent.click(await button('Buy TIDE for 50 RUSD'))
  await button('Done')
  expect(argumentsOf(sends[0]?.data ?? '')[2]).toBe(BigInt(otherCoin))
})

test('a sale that the real reserve cannot pay is refused before it is signed', async () => {
  state.realUsd = 10n ** 18n
  confirming()
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  await button('Enter an amount to sell')
  expect(screen.queryByLabelText('Pay with')).toBeNull()
  screen.getByText('Paid in HUSD first, then in RUSD.')
  type(/^You sell/, '500')
  await screen.findByText('The pool does not hold that many dollars.')
  expect(await button('Enter a smaller amount')).toHaveProperty('disabled', true)
})

test('the fee of a quote stands above its button, and its range below, since the largest holder is not known', async () => {
  confirming()
  await openPaying('100')
  await button('Approve and buy TIDE for 100 HUSD')
  const line = (label: string) => screen.getByText(label).closest('div')
  expect(line('Fee ≈')?.textContent).toBe('Fee ≈$1.00')
  const isAbove = line('Fee ≈')?.compareDocumentPosition(await button('Approve and buy TIDE for 100 HUSD'))
  expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(line('Fee of the pool')?.textContent).toContain('0.90% to 1.75%')
})
