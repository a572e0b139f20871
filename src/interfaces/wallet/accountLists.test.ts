// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { walletState } from './wallet.ts'
import { setWalletDependencies } from './walletDependencies.ts'

/** Wallets with odd lists of accounts, one that announces itself and one in `window.ethereum`. wagmi is real. */

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const many = Array.from({ length: 50_000 }, (_, at) => `0x${at.toString(16).padStart(40, 'c')}`)

type Listener = (value: unknown) => void

let shared: unknown
const wallets = { injected: fakeProvider(), 'io.odd': fakeProvider() }
const ids = ['injected', 'io.odd'] as const

function fakeProvider() {
  const listeners = new Set<Listener>()
  return {
    emit: (accounts: unknown) => {
      for (const listener of listeners) listener(accounts)
    },
    on: (event: string, listener: Listener) => event === 'accountsChanged' && listeners.add(listener),
    removeListener: (_: string, listener: Listener) => listeners.delete(listener),
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return shared
      throw Object.assign(new Error('unsupported'), { code: 4200 })
    },
  }
}

beforeAll(async () => {
  await loadTestConfig({ wallet: { demo: true } })
  vi.unstubAllGlobals()
  Object.assign(window, { ethereum: wallets.injected })
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  await import('./walletEngine.ts')
  const info = { uuid: 'odd', name: 'Odd Wallet', icon: '', rdns: 'io.odd' }
  const detail = { info, provider: wallets['io.odd'] }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
})

beforeEach(async () => {
  const { disconnectWallet } = await import('./walletEngine.ts')
  await disconnectWallet()
})

async function connect(id: string, accounts: unknown) {
  shared = accounts
  const { connectWallet, wagmi } = await import('./walletEngine.ts')
  await connectWallet(String(wagmi.connectors.find((each) => each.id === id)?.uid))
}

const readable: [string, unknown, string][] = [
  ['in lower case', [alice.toLowerCase()], alice],
  ['in a wrong case', [alice.toUpperCase().replace('X', 'x')], alice],
  ['twice', [alice, alice.toLowerCase(), alice], alice],
  ['after entries that are no addresses', [null, 7, '0x12', 'alice.eth', { address: bob }, alice], alice],
  ['before fifty thousand others', [alice, ...many], alice],
]
const unreadable: unknown[] = [
  null,
  undefined,
  alice,
  { 0: alice, length: 1 },
  [null],
  ['alice.eth'],
  [[alice]],
]

test.each(ids.flatMap((id) => readable.map((row) => [id, ...row] as const)))(
  'the wallet %s that lists an account %s connects with that account',
  async (id, _, accounts, first) => {
    await connect(id, accounts)
    expect(walletState()).toMatchObject({ status: 'connected', address: first })
    expect(localStorage.getItem('wagmi.store')?.length).toBeLessThan(10_000)
  },
)

test.each(ids.flatMap((id) => unreadable.map((accounts) => [id, accounts] as const)))(
  'the wallet %s that lists %j is not connected',
  async (id, accounts) => {
    await expect(connect(id, accounts)).rejects.toThrow(/^It /)
    expect(walletState()).toEqual({ status: 'disconnected' })
  },
)

test.each(ids)(
  'the wallet %s that changes to another account first is shown with that account',
  async (id) => {
    await connect(id, [alice, bob])
    wallets[id].emit([bob.toLowerCase(), bob, alice])
    await vi.waitFor(() => expect(walletState()).toMatchObject({ status: 'connected', address: bob }))
  },
)

test.each(ids.flatMap((id) => unreadable.map((accounts) => [id, accounts] as const)))(
  'the wallet %s that changes to %j is disconnected, instead of shown with the account from before',
  async (id, accounts) => {
    await connect(id, [alice])
    wallets[id].emit(accounts)
    await vi.waitFor(() => expect(walletState()).toEqual({ status: 'disconnected' }))
  },
)
