import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TryDemo } from './TryDemo.tsx'

const demo = { step: 'ready', open: async () => undefined, isOpening: false } as const

test('the front page offers free test tokens to nobody whose wallet comes back, but the portfolio', async () => {
  await loadTestConfig({ wallet: { demo: true } })
  setWalletState({ status: 'connecting', isNew: false })
  renderPart(<TryDemo demo={demo} />)
  const link = await screen.findByRole('link', { name: 'Your portfolio' })
  expect(link.getAttribute('href')).toBe('/portfolio')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the front page of a network without a demo wallet leads a connected wallet to its portfolio, and asks nobody else', async () => {
  await loadTestConfig()
  setWalletState({ status: 'disconnected' })
  const { container } = renderPart(
    <div>
      <TryDemo demo={demo} />
    </div>,
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(container.textContent).toBe('')
  const address = checksummed(`0x${'a1'.repeat(20)}`)
  setWalletState({ status: 'connected', address, chainId: 1, wallet: 'Test', isDemo: false })
  await screen.findByRole('link', { name: 'Your portfolio' })
})
