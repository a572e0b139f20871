import { act, screen } from '@testing-library/react'
import { onTestFinished, test } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { WalletSlot } from './WalletSlot.tsx'

test('the wallet’s button says how many transactions are being sent, and nothing once they are in a block', async () => {
  await loadTestConfig()
  onTestFinished(() => setWalletState({ status: 'disconnected' }))
  const { from, chainId } = request
  setWalletState({ status: 'connected', address: from, chainId, wallet: 'Demo', isDemo: true } as never)
  const sent = sentRecord({ status: { name: 'pending' } })
  onTestFinished(() => transactionStore.forget(sent.id))
  setTransactionDependencies(() => new Promise(() => {}))
  renderPart(<WalletSlot />)
  await screen.findByRole('button', { name: /^Your account, 0x\S+$/ })
  act(() => transactionStore.put(sent))
  await screen.findByRole('button', { name: /^Your account, 0x\S+, sending 1…$/ })
  act(() => transactionStore.put({ ...sent, status: { name: 'confirmed', block: 12 } }))
  await screen.findByRole('button', { name: /^Your account, 0x\S+$/ })
})

test('the wallet’s button says nothing of what another account sends, right after the account changed', async () => {
  await loadTestConfig()
  onTestFinished(() => setWalletState({ status: 'disconnected' }))
  const { from, chainId } = request
  const connected = { status: 'connected', chainId, wallet: 'Demo', isDemo: true } as const
  setWalletState({ ...connected, address: from } as never)
  const sent = sentRecord({ status: { name: 'pending' } })
  onTestFinished(() => transactionStore.forget(sent.id))
  setTransactionDependencies(() => new Promise(() => {}))
  transactionStore.put(sent)
  renderPart(<WalletSlot />)
  await screen.findByRole('button', { name: /sending 1…$/ })
  act(() => setWalletState({ ...connected, address: `0x${'c'.repeat(40)}` } as never))
  screen.getByRole('button', { name: /^Your account, 0x\S+$/ })
})
