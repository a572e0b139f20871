// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const asked: { method: string; params?: unknown }[] = []

const ethereum = {
  on: () => undefined,
  removeListener: () => undefined,
  async request(call: { method: string; params?: unknown }) {
    asked.push(call)
    if (call.method === 'eth_chainId') return '0x7a69'
    return call.method.endsWith('ccounts') ? [alice] : true
  },
}

beforeAll(async () => {
  await loadTestConfig({ name: 'Test network', rpcUrl: 'http://127.0.0.1:8545' })
  vi.unstubAllGlobals()
  Object.assign(window, { ethereum })
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  const { connectWallet, wagmi } = await import('#interfaces/wallet/walletEngine.ts')
  await connectWallet(String(wagmi.connectors.find(({ id }) => id === 'injected')?.uid))
})

test('a token is offered with its address, its decimals and a symbol that wallets take', async () => {
  const { addTokenToWallet } = await import('./walletAdditions.ts')
  await addTokenToWallet({ address: token, symbol: 'a symbol of many letters', decimals: 6 })
  expect(asked.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: { type: 'ERC20', options: { address: token, symbol: 'a symbol of', decimals: 6 } },
  })
})

test('a wallet is offered the network with its chain id, its name and the URL of its node', async () => {
  const { addNetworkToWallet } = await import('./walletAdditions.ts')
  await addNetworkToWallet()
  expect(asked.at(-1)).toMatchObject({
    method: 'wallet_addEthereumChain',
    params: [{ chainId: '0x7a69', chainName: 'Test network', rpcUrls: ['http://127.0.0.1:8545'] }],
  })
})
