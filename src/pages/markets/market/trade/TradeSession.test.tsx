import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  button,
  chain,
  confirming,
  connectTrader,
  emptyBrowserBeforeEach,
  open,
  press,
  type,
  user,
} from '#pages/testing/tradeFixture.tsx'
import { TradeButtons } from './TradeBar.tsx'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

/** A window whose width a test changes; it begins wide. */
function turnable() {
  let isNarrow = false
  const heard = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 64rem)' && isNarrow,
    addEventListener: (_: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
  }))
  return () =>
    act(async () => {
      isNarrow = !isNarrow
      for (const listener of [...heard]) listener()
    })
}

const paid = () => screen.findByLabelText(/^You pay/)
const heading = () => screen.queryByRole('heading', { name: 'Trade' })

test('an amount typed in the panel is in the sheet of a turned device, and in the panel when it is turned back', async () => {
  confirming()
  const turn = turnable()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  await turn()
  await screen.findByRole('dialog', { name: 'Trade TIDE' })
  expect(heading()).toBeNull()
  expect(await paid()).toHaveProperty('value', '25')
  await turn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await paid()).toHaveProperty('value', '25')
})

test('the receipt of a trade stays when the device is turned, until Done ends it', async () => {
  chain.allowance = 10n ** 24n
  confirming()
  const turn = turnable()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  await press('Buy TIDE for 25 HUSD')
  await button('Done')
  await turn()
  await screen.findByRole('dialog', { name: 'Trade TIDE' })
  const receipt = await screen.findByRole('region', { name: 'Outcome' })
  expect(receipt.textContent).toMatch(/^Bought .*for 25 HUSD/)
  await turn()
  await screen.findByRole('region', { name: 'Outcome' })
  await press('Done')
  expect(await paid()).toHaveProperty('value', '')
  await turn()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a sheet that is closed forgets its amount', async () => {
  confirming()
  const turn = turnable()
  await turn()
  void open().catch(() => undefined)
  await press('Buy')
  fireEvent.change(await paid(), { target: { value: '25' } })
  await press('Close')
  await press('Buy')
  expect(await paid()).toHaveProperty('value', '')
})

test('a purchase goes on after its approval when the device is turned while it is pending', async () => {
  let isMined = false
  const fake = confirming({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  const turn = turnable()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/^Sent, waiting for a block/)
  await turn()
  await screen.findByRole('dialog', { name: 'Trade TIDE' })
  await screen.findByText(/^Sent, waiting for a block/)
  isMined = true
  await button('Done')
  expect(fake.sends.map(({ kind }) => kind)).toEqual(['approve', 'buy'])
})

test('the address asks for a trade no longer once it is sent, and its receipt stays', async () => {
  chain.allowance = 10n ** 24n
  confirming()
  const router = await open({}, '/?trade=buy&amount="25"')
  await press('Buy TIDE for 25 HUSD')
  await button('Done')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await screen.findByRole('region', { name: 'Outcome' })
})

test('Buy below a full screen chart gives the screen back and opens the sheet', async () => {
  confirming()
  const turn = turnable()
  await turn()
  const exitFullscreen = vi.fn(() => Promise.resolve())
  Object.assign(document, { fullscreenElement: document.body, exitFullscreen })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenElement'))
  void open({}, '/', <TradeButtons />).catch(() => undefined)
  const [inChart] = await screen.findAllByRole('button', { name: 'Buy' })
  if (inChart) fireEvent.click(inChart)
  await screen.findByRole('dialog', { name: 'Trade TIDE' })
  expect(exitFullscreen).toHaveBeenCalledOnce()
})
