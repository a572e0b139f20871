import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FeeLine } from './FeeLine.tsx'

const user = checksummed(`0x${'ab'.repeat(20)}`)

test.each([
  [true, 'Network fee, step 1 ≈'],
  [false, 'Network fee ≈'],
])('the fee of a call that is an approval (%s) is labelled: %s', async (isApproval, label) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCalls(String(body), () => ({ result: '0x5208' })),
  )
  renderPart(<FeeLine user={user} call={{ to: user, data: '0x' }} isApproval={isApproval} />)
  await screen.findByText(label)
})

test.each([true, false])(
  'an account without coin lacks its fee unless its wallet is the demo wallet (%s)',
  async (isDemo) => {
    await loadTestConfig()
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
      answerCalls(String(body), () => ({ result: '0x0' })),
    )
    setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo })
    renderPart(<FeeLine user={user} call={null} />)
    await vi.waitFor(() => expect(screen.queryAllByText(/has no ETH/)).toHaveLength(isDemo ? 0 : 1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryAllByText(/has no ETH/)).toHaveLength(isDemo ? 0 : 1)
  },
)

/** The line of a purchase for 100 dollars on a network whose coin has this price in dollars; a fee is a ten thousandth coin. */
async function openPurchase(coinPrice: string | null, isApproval: boolean) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (input: string, { body }: RequestInit = {}) =>
    body
      ? answerCalls(String(body), ({ method }) => ({
          result: method === 'eth_estimateGas' ? '0x186a0' : '0x3b9aca00',
        }))
      : Response.json(String(input).endsWith('/stats') ? { coin_price: coinPrice } : {}),
  )
  const call = { to: user, data: '0x' } as const
  renderPart(<FeeLine user={user} call={call} isApproval={isApproval} spends={decimal('100')} />)
}

test.each([
  [false, /^Total ≈\$100\.\d+$/],
  [true, /^Total ≈\$100\.\d+ \+ network fee of step 2$/],
])(
  'a purchase shows all that leaves the wallet in dollars (approval first: %s)',
  async (isApproval, line) => {
    await openPurchase('2000', isApproval)
    await vi.waitFor(() => expect(screen.getByText('Total ≈').parentElement?.textContent).toMatch(line))
  },
)

test('without a price of the coin there is no total', async () => {
  await openPurchase(null, false)
  await vi.waitFor(() => expect(screen.queryByText('Total ≈')).toBeNull())
})
