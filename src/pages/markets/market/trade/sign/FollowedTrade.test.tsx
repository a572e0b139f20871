import { act, cleanup, configure, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { quoteBuy } from '#domain/markets/curve/curve.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import {
  button,
  chain,
  confirming,
  connectOn,
  connectTrader,
  emptyBrowserBeforeEach,
  open,
  openPaying,
  press,
  type,
  user,
} from '#pages/testing/tradeFixture.tsx'

/* One press asks for an approval and, once it is confirmed and the node counts it, for the trade. */

// A trade has many steps, and each is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(() => connectTrader(), 30_000)
emptyBrowserBeforeEach()

let isMined = false
beforeEach(() => {
  isMined = false
})

/** A chain whose approval waits for `isMined`. */
function slow(changes: Parameters<typeof confirming>[0] = {}) {
  return confirming({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
    ...changes,
  })
}

const kinds = ({ sends }: ReturnType<typeof confirming>) => sends.map(({ kind }) => kind)

async function pressAndWait() {
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/^Sent, waiting for a block/)
}

/** Waits until the approval is confirmed, and as long again as what follows it would need. */
async function mine() {
  isMined = true
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('confirmed'))
  await new Promise((resolve) => setTimeout(resolve, 300))
}

test('a purchase follows its approval once, also where every effect runs twice', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const fake = slow()
  await pressAndWait()
  isMined = true
  await button('Done')
  expect(kinds(fake)).toEqual(['approve', 'buy'])
})

test('a purchase waits until the node itself counts the approval', async () => {
  const fake = slow({ settled: () => undefined })
  await pressAndWait()
  await mine()
  expect((await button('Waiting for the node')).getAttribute('aria-busy')).toBe('true')
  expect(kinds(fake)).toEqual(['approve'])
  chain.allowance = 25n * 10n ** 18n
  await screen.findByRole('button', { name: 'Done' }, { timeout: 5_000 })
  expect(kinds(fake)).toEqual(['approve', 'buy'])
})

test('a purchase by a lower quote keeps the minimum that was shown at the press', async () => {
  const fake = slow()
  await openPaying('25')
  await button('Approve and buy TIDE for 25 HUSD')
  const received = () => screen.getByLabelText('You receive ≈').getAttribute('value')
  const least = () => screen.getByText('Minimum received').closest('div')?.textContent
  const [quoted, shown] = [received(), least()]
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/^Sent, waiting for a block/)
  // A little dearer: less than quoted, but more than the minimum.
  chain.x += 36n * 10n ** 18n
  chain.block++
  await vi.waitFor(() => expect(received()).not.toBe(quoted), { timeout: 15_000 })
  expect(least()).toBe(shown)
  isMined = true
  await button('Done')
  const [, bought] = fake.sends
  expect(bought?.trade?.least).toBe(String((quotedNow(0n) * 9_850n) / 10_000n))
  expect(quotedNow(36n * 10n ** 18n)).toBeLessThan(quotedNow(0n))
})

/** The payout for 25 dollars by the reserves with so many dollars more than at the press. */
function quotedNow(more: bigint): bigint {
  const { y, realUsd, feePpm } = chain
  const quote = quoteBuy({ x: 36_000n * 10n ** 18n + more, y, realUsd, feePpm }, 25n * 10n ** 18n)
  if (typeof quote === 'string') throw new Error(quote)
  return quote.amountOut
}

test('a quote that fell below the minimum stops the purchase, and says so', async () => {
  const fake = slow()
  await pressAndWait()
  chain.x += 3_600n * 10n ** 18n
  chain.block++
  await screen.findByText(/^The price moved while you approved/, {}, { timeout: 15_000 })
  await mine()
  await button('Buy TIDE for 25 HUSD')
  expect(kinds(fake)).toEqual(['approve'])
})

test('a declined approval stops the purchase', async () => {
  const fake = confirming({ send: async () => ({ rejected: true }) })
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/^You declined in your wallet/)
  chain.allowance = 10n ** 24n
  await screen.findByRole('button', { name: 'Buy TIDE for 25 HUSD' }, { timeout: 10_000 })
  expect(kinds(fake)).toEqual(['approve'])
})

test('another amount stops the purchase, also when the old one is typed again', async () => {
  const fake = slow()
  await pressAndWait()
  type(/^You pay/, '20')
  type(/^You pay/, '25')
  await mine()
  await button('Buy TIDE for 25 HUSD')
  expect(kinds(fake)).toEqual(['approve'])
})

test('a closed form sends nothing, and neither does one that opens after it', async () => {
  const fake = slow()
  await pressAndWait()
  cleanup()
  await mine()
  await open()
  await button('Enter an amount to buy')
  expect(kinds(fake)).toEqual(['approve'])
})

test.each([
  [
    'account',
    () =>
      setWalletState({
        status: 'connected',
        address: chain.listed,
        chainId: 31_337,
        wallet: 'Test',
        isDemo: false,
      }),
  ],
  ['network', () => connectOn(1)],
])('another %s of the wallet stops the purchase, also when it comes back', async (_, change) => {
  const fake = slow()
  await pressAndWait()
  act(change)
  act(() => connectOn(31_337))
  await mine()
  expect(kinds(fake)).toEqual(['approve'])
})

test('a quote that is no longer confirmed by the pool stops the purchase', async () => {
  const fake = slow()
  await pressAndWait()
  chain.beyond = 1n
  chain.block++
  await screen.findByText(/^The quoter's answer differs/, {}, { timeout: 15_000 })
  await mine()
  expect(await button('Buy TIDE for 25 HUSD')).toHaveProperty('disabled', true)
  expect(kinds(fake)).toEqual(['approve'])
})
