import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { OwnPortfolioPage } from './OwnPortfolioPage.tsx'

const label = 'Try with free test tokens'

afterEach(() => {
  cleanup()
  act(() => setWalletState({ status: 'disconnected' }))
})

async function show(demo: boolean) {
  await loadTestConfig({
    wallet: { demo },
    indexerUrl: undefined,
    lendingUrl: undefined,
    lendingPool: undefined,
  })
  renderPart(<OwnPortfolioPage />)
  await screen.findByRole('button', { name: 'Connect a wallet' })
}

test('without a wallet a test network offers one with free tokens, other networks do not', async () => {
  await show(true)
  expect(screen.getByRole('button', { name: label })).toBeTruthy()
  cleanup()
  await show(false)
  expect(screen.queryByRole('button', { name: label })).toBeNull()
})

test('the choices stay during a first connection', async () => {
  await show(true)
  await act(async () => setWalletState({ status: 'connecting', isNew: true }))
  expect(screen.getByRole('button', { name: 'Connect a wallet' })).toBeTruthy()
  await act(async () => setWalletState({ status: 'connecting' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Connect a wallet' })).toBeNull())
})

test('a demo wallet that does not open says so, and can be tried again', async () => {
  // The wallet code offers what the configuration named when it was loaded.
  await loadTestConfig({ wallet: { demo: false } })
  await loadWallet()
  await show(true)
  fireEvent.click(screen.getByRole('button', { name: label }))
  await screen.findByText('The demo wallet did not open. Try again.', {}, { timeout: 4_000 })
  expect(screen.getByRole('button', { name: label }).getAttribute('aria-busy')).toBeNull()
})
