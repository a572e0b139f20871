// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { walletState } from './wallet.ts'
import { setWalletDependencies } from './walletDependencies.ts'

/** Announcements by scripts of a page. wagmi and our own code are real. */

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let accounts: string[]
const provider = {
  on: () => undefined,
  removeListener: () => undefined,
  async request({ method }: { method: string }) {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return accounts
    throw Object.assign(new Error('unsupported'), { code: 4200 })
  },
}
const info = { uuid: 'one', name: 'Fine Wallet', icon: 'data:image/png;base64,AA', rdns: 'io.fine' }

function announce(detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

const malformed: unknown[] = [
  null,
  undefined,
  'wallet',
  { info: null, provider },
  { info: { ...info, name: undefined }, provider },
  { info: { ...info, name: 7 }, provider },
  { info: { ...info, name: '\u202e' }, provider },
  { info: { ...info, uuid: undefined }, provider },
  { info: { ...info, rdns: 'demo' }, provider },
  { info, provider: null },
  { info, provider: {} },
  {
    get info() {
      throw new Error('no')
    },
  },
]

beforeAll(async () => {
  accounts = [alice]
  await loadTestConfig({ wallet: { demo: true } })
  vi.unstubAllGlobals()
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
})

test('an unreadable announcement is ignored, and the other wallets stay', async () => {
  const { wagmi } = await import('./walletEngine.ts')
  for (const detail of malformed) announce(detail)
  announce({ info: { ...info, name: 'Fine\u202e Wallet', icon: 7 }, provider })
  const names = () => wagmi.connectors.map(({ name }) => name)
  expect(names()).toEqual(['Demo wallet', 'Injected', 'Fine Wallet'])

  announce({ info: { ...info, uuid: 'two', name: 'Impostor' }, provider })
  expect(names()).toHaveLength(3)
  for (let index = 0; index < 500; index++)
    announce({ info: { ...info, uuid: `n${index}`, rdns: `io.n${index}` }, provider })
  expect(names()).toHaveLength(2 + 20)
})

test('a wallet that shares no account is not connected, and can be asked again', async () => {
  const { connectWallet, wagmi } = await import('./walletEngine.ts')
  const uid = String(wagmi.connectors.find(({ id }) => id === 'io.fine')?.uid)
  accounts = []
  await expect(connectWallet(uid)).rejects.toThrow('no account')
  expect(walletState()).toEqual({ status: 'disconnected' })
  accounts = [alice]
  await connectWallet(uid)
  expect(walletState()).toMatchObject({ status: 'connected', address: alice })
})
