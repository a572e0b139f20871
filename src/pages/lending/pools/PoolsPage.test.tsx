import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PoolsPage } from './PoolsPage.tsx'

beforeEach(async () => {
  await loadTestConfig({ wallet: { demo: true } })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  onTestFinished(() => {
    localStorage.clear()
    setWalletState({ status: 'disconnected' })
  })
})

test.each([
  ['had positions has their place', 'true', 1],
  ['had none has no place for them', 'false', 0],
])('a wallet that connects again and %s, before they are read', async (_, positions, count) => {
  localStorage.setItem('tideline.positions', positions)
  setWalletState({ status: 'connecting', isNew: false } as never)
  renderPart(<PoolsPage />)
  await screen.findByRole('heading', { name: 'Your credit' })
  expect(screen.queryAllByRole('heading', { name: 'Your positions' })).toHaveLength(count)
})

test('before a wallet is connected the panel with the first steps says so', async () => {
  setWalletState({ status: 'disconnected' })
  renderPart(<PoolsPage />)
  await screen.findByRole('heading', { name: 'Start here' })
  expect(screen.queryByRole('heading', { name: 'Your credit' })).toBeNull()
})
