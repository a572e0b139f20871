// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { openTestPhone, type TestPhone } from '#interfaces/testing/wallet/testPhone.ts'
import { startTestRelay, type TestRelay } from '#interfaces/testing/wallet/testRelay.ts'

// WalletConnect captures `WebSocket` when its code loads, and jsdom's does not accept events of Node.
await vi.hoisted(async () => Object.assign(globalThis, { WebSocket: (await import('ws')).WebSocket }))

/*
 * WalletConnect's own client on both sides, over a relay of our own on this machine. What is not run here is the makers'
 * relay itself: its login, its limits and its push messages to phones.
 */

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = 31_337
const sentHash = `0x${'ab'.repeat(32)}`
const request: TransactionRequest = {
  kind: 'repay',
  chainId,
  from: alice,
  to: bob,
  data: '0x12345678',
  asset: bob,
  symbol: 'TUSD',
  decimals: 6,
  amount: '1',
}

let relay: TestRelay
let phone: TestPhone
let page: Awaited<ReturnType<typeof openPage>>

beforeAll(async () => {
  relay = await startTestRelay()
  phone = await openTestPhone(relay.url, alice, chainId)
  page = await openPage()
})

afterEach(async () => {
  phone.answers = {}
  phone.asked.length = 0
  await page.engine.disconnectWallet()
})

afterAll(async () => {
  closePage()
  await relay.stop()
})

/** What a reload does: all modules anew, and the browser's storage as it was. */
async function openPage() {
  vi.resetModules()
  await (await import('#lib/testing/testConfig.ts')).loadTestConfig({
    wallet: { walletConnectProjectId: 'a'.repeat(32), walletConnectRelayUrl: relay.url },
  })
  vi.unstubAllGlobals()
  const { setWalletDependencies } = await import('#interfaces/wallet/walletDependencies.ts')
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => 300_000n })
  const engine = await import('#interfaces/wallet/walletEngine.ts')
  const { walletState } = await import('#interfaces/wallet/wallet.ts')
  const { walletSend } = await import('#interfaces/wallet/requests/walletSend.ts')
  const pairing = await import('./pairing.ts')
  return { engine, walletState, walletSend, pairing }
}

/** The page is gone, and its connection with it. */
function closePage() {
  const name = '_walletConnectCore_'
  const cores = globalThis as unknown as Record<string, { relayer: { transportClose(): void } } | undefined>
  cores[name]?.relayer.transportClose()
  delete cores[name]
}

/** Chooses WalletConnect, and returns the code that is shown and the end of connecting. */
async function choose() {
  const connector = page.engine.wagmi.connectors.find(({ id }) => id === 'walletConnect')
  const done = page.engine.connectWallet(String(connector?.uid))
  done.catch(() => undefined)
  const { uri } = await vi.waitFor(() => page.pairing.openPairing() ?? Promise.reject(new Error('no code')))
  return { uri, done }
}

async function connect(chains?: readonly number[]) {
  const { uri, done } = await choose()
  const topic = await phone.approve(uri, chains)
  await done
  return topic
}

const connected = { status: 'connected', address: alice, chainId, wallet: 'WalletConnect', isDemo: false }

test('a phone that scans the code and approves is connected, over the relay of the configuration', async () => {
  await connect()
  expect(page.walletState()).toEqual(connected)
  expect(page.pairing.openPairing()).toBeNull()
  expect(relay.urls.some((url) => url.includes(`projectId=${'a'.repeat(32)}`))).toBe(true)
})

test('the phone gets exactly one request with the call, on the configured chain', async () => {
  phone.answers = { eth_sendTransaction: () => sentHash }
  await connect()
  expect(await page.walletSend(request, null)).toEqual({ hash: sentHash })
  const call = { from: alice, to: bob, data: '0x12345678', value: '0x0', chainId: '0x7a69', gas: '0x493e0' }
  expect(phone.asked).toEqual([{ method: 'eth_sendTransaction', params: [call], chainId: 'eip155:31337' }])
})

test.each([4001, 5000])('a "no" on the phone with code %i is an answer, not an error', async (code) => {
  phone.answers = {
    eth_sendTransaction: () => {
      throw { code, message: 'User rejected.' }
    },
  }
  await connect()
  expect(await page.walletSend(request, null)).toEqual({ rejected: true })
})

test('a phone’s refusal to connect is shown as declined', async () => {
  const { uri, done } = await choose()
  await phone.refuse(uri)
  await expect(done).rejects.toMatchObject({ code: 4001 })
  expect(page.walletState()).toEqual({ status: 'disconnected' })
})

test('a cancelled code connects nobody, and a phone that uses it later gets an end at once', async () => {
  const { uri, done } = await choose()
  page.pairing.cancelPairing()
  await expect(done).rejects.toThrow('You cancelled.')
  const topic = await phone.approve(uri)
  await vi.waitFor(() => expect(phone.topics()).not.toContain(topic))
  expect(page.walletState()).toEqual({ status: 'disconnected' })
})

test('a disconnection on the phone is noticed', async () => {
  const topic = await connect()
  await phone.disconnect(topic)
  await vi.waitFor(() => expect(page.walletState()).toEqual({ status: 'disconnected' }))
})

test('a disconnection here ends the session on the phone', async () => {
  const topic = await connect()
  await page.engine.disconnectWallet()
  await vi.waitFor(() => expect(phone.topics()).not.toContain(topic))
})

test('nothing is signed while the phone is on another network, and it can be asked to change', async () => {
  phone.answers = { eth_sendTransaction: () => sentHash, wallet_switchEthereumChain: () => null }
  const topic = await connect([chainId, 1])
  await phone.changeChain(topic, 1)
  await vi.waitFor(() => expect(page.walletState()).toMatchObject({ chainId: 1 }))
  expect(await page.walletSend(request, null)).toEqual({
    failed: 'The wallet is on another network. Nothing was signed.',
  })
  expect(phone.asked).toEqual([])
  await page.engine.switchToNetwork()
  expect(page.walletState()).toEqual(connected)
})

test('a phone that shares accounts of another network only is on that network', async () => {
  await connect([1])
  expect(page.walletState()).toMatchObject({ status: 'connected', chainId: 1 })
})

test('the session survives a reload', async () => {
  phone.answers = { eth_sendTransaction: () => sentHash }
  await connect()
  closePage()
  page = await openPage()
  await vi.waitFor(() => expect(page.walletState()).toEqual(connected))
  expect(await page.walletSend(request, null)).toEqual({ hash: sentHash })
})
