// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { walletState } from './wallet.ts'

test('where config.json does not name the demo wallet, it is not offered and cannot be connected', async () => {
  await loadTestConfig({ wallet: { demo: false } })
  vi.unstubAllGlobals()
  localStorage.setItem('tideline.wallet', 'true')
  localStorage.setItem('wagmi.recentConnectorId', '"demo"')
  const { connectDemoWallet, wagmi } = await import('./walletEngine.ts')
  expect(wagmi.connectors.map(({ type }) => type)).toEqual(['injected'])
  await expect(connectDemoWallet()).rejects.toThrow('This network has no demo wallet.')
  await vi.waitFor(() => expect(walletState()).toEqual({ status: 'disconnected' }))
})
