import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FeeLine } from './FeeLine.tsx'

const user = checksummed(`0x${'ab'.repeat(20)}`)

test.each([
  [true, 'Network fee of the approval ≈'],
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
