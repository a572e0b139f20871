// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
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
} from './tradeFixture.tsx'

/* What a trader is told in each state between the amount and its outcome, and that there is a way out of each. */

// A trade is many steps, and a busy machine takes its time for each.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

/** A chain that refuses whatever is simulated. */
function refusing() {
  return confirming({
    simulate: async () => ({ refused: 'The contract refused and gave no reason.', retry: false }),
  })
}

test('where no approval is, none is reset', async () => {
  refusing()
  await openPaying('25')
  await press('Approve 25 TUSD')
  await screen.findByText(/gave no reason. Nothing was sent./)
  await button('Approve 25 TUSD')
})

test('an old approval that stands in the way of a new one can be reset', async () => {
  refusing()
  chain.allowance = 5_000_000n
  await openPaying('25')
  await press('Approve 25 TUSD')
  await button('Reset the old TUSD approval')
})

test('a wallet on another chain is named with the way back, and nothing can be signed', async () => {
  connectOn(1)
  const { sends } = confirming()
  await open()
  await button('Switch network')
  screen.getByText(
    'Your wallet is on chain 1. This site is for chain 31337: nothing can be signed until they agree.',
  )
  expect(sends).toEqual([])
})

test('a node of another chain is named, and what it does not know of the pool is no reason', async () => {
  chain.chainId = 1
  chain.listed = '0x0000000000000000000000000000000000000000'
  await open()
  await screen.findByText(
    'The node is on chain 1. This site is for chain 31337: nothing can be signed until they agree.',
  )
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
  expect(screen.queryByText(/not a market of the factory/)).toBeNull()
})

test('nothing of a pool that is known is signed while the node is of another chain', async () => {
  chain.chainId = 1
  chain.allowance = 10n ** 12n
  await open()
  await screen.findByText(/^The node is on chain 1/)
  type(/^You pay/, '25')
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /^Buy TIDE/ })).toBeNull()
})
