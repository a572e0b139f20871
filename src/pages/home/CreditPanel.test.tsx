import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreditPanel } from './CreditPanel.tsx'

const user = checksummed(`0x${'a1'.repeat(20)}`)
const dollar = 10n ** 8n

test.each([
  ['a debt leads to repaying it', { debtUsd: 25n * dollar, availableUsd: dollar }, 'You owe $25.00', 'Repay'],
  [
    'a deposit leads to borrowing',
    { debtUsd: 0n, availableUsd: 60n * dollar },
    'You can borrow $60.00',
    'Borrow',
  ],
  [
    'an empty account leads to a deposit',
    { debtUsd: 0n, availableUsd: 0n },
    'Deposit an asset to borrow against it.',
    'Deposit',
  ],
])('the credit panel says the next act: %s', async (_, figures, words, name) => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000cc' })
  setWalletState({ status: 'connected', address: user, chainId: 1, wallet: 'Test', isDemo: false })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client } = renderPart(<CreditPanel />)
  const account = { creditScore: 600, tier: 1, powerUsd: 0n, collateralUsd: 0n, health: null, ...figures }
  act(() => {
    client.setQueryData(userStateQuery(user).queryKey, { reserves: [], positions: [], account } as never)
  })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/lending')
  expect(link.previousElementSibling?.textContent).toBe(words)
})
