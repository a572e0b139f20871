// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, test, vi } from 'vitest'
import {
  button,
  chain,
  confirming,
  connectTrader,
  emptyBrowserBeforeEach,
  openPaying,
  press,
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
