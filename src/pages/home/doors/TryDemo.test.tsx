import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TryDemo } from './TryDemo.tsx'

const address = checksummed(`0x${'a1'.repeat(20)}`)
const demo = { step: 'ready', open: async () => undefined, isOpening: false } as const

test.each([
  ['a wallet that comes back', { status: 'connecting', isNew: false }, true],
  ['a connected wallet', { status: 'connected', address, chainId: 1, wallet: 'Test', isDemo: false }, true],
  ['anybody on a network without a demo wallet', { status: 'disconnected' }, false],
] as const)('the front page offers no free test tokens to %s', async (_, state, demoIsHere) => {
  await loadTestConfig({ wallet: { demo: demoIsHere } })
  setWalletState(state)
  const { container } = renderPart(
    <div>
      <TryDemo demo={demo} />
    </div>,
  )
  await vi.waitFor(() => expect(container.firstChild).not.toBeNull())
  expect(container.textContent).toBe('')
})

test('the front page offers free test tokens to a newcomer on a network with a demo wallet', async () => {
  await loadTestConfig({ wallet: { demo: true } })
  setWalletState({ status: 'disconnected' })
  renderPart(<TryDemo demo={demo} />)
  await screen.findByRole('button', { name: 'Try with free test tokens' })
})
