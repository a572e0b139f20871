import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TryDemo } from './TryDemo.tsx'

const address = checksummed(`0x${'a1'.repeat(20)}`)
const demo = { step: 'ready', open: async () => undefined, isOpening: false } as const

const connected = { status: 'connected', address, chainId: 1, wallet: 'Test', isDemo: false } as const

test.each([
  ['a wallet that is asked', { status: 'connecting', isNew: true }, true],
  ['a connected wallet on a network without a demo wallet', connected, false],
  ['anybody on a network without a demo wallet', { status: 'disconnected' }, false],
] as const)('the front page has nothing to do first for %s', async (_, state, demoIsHere) => {
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

test.each([
  ['is connected', connected],
  ['comes back', { status: 'connecting', isNew: false }],
] as const)('the front page of a test network offers a purchase to a wallet that %s', async (_, state) => {
  await loadTestConfig({ wallet: { demo: true } })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  setWalletState(state)
  renderPart(<TryDemo demo={demo} />)
  await screen.findByRole('button', { name: 'Looking for a market' })
  expect(screen.queryByRole('button', { name: /free test tokens/ })).toBeNull()
})

test('the front page offers free test tokens to a newcomer on a network with a demo wallet', async () => {
  await loadTestConfig({ wallet: { demo: true } })
  setWalletState({ status: 'disconnected' })
  renderPart(<TryDemo demo={demo} />)
  await screen.findByRole('button', { name: 'Try with free test tokens' })
})

test.each([
  ['opens', { status: 'connecting', isNew: true }, 'Opening a wallet…'],
  ['is filled', connected, 'Getting test tokens…'],
] as const)('the button says what happens while a demo wallet %s', async (_, state, label) => {
  await loadTestConfig({ wallet: { demo: true } })
  setWalletState(state)
  renderPart(<TryDemo demo={{ ...demo, step: 'opening', isOpening: true }} />)
  await screen.findByRole('button', { name: label })
})
