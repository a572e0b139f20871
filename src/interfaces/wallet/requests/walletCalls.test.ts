// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { connectFakeWallet, type FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pool = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x00000000000000000000000000000000000000bb'
const name = `0x${'12'.repeat(32)}`
const firstHash = `0x${'ab'.repeat(32)}`

const deposit: TransactionRequest = {
  kind: 'deposit',
  chainId: 31337,
  from: alice,
  to: pool,
  data: '0x47e7ef24',
  asset: token,
  symbol: 'TUSD',
  decimals: 6,
  amount: '1',
  approval: { to: token, data: '0x095ea7b3', isAtomic: true },
}

let wallet: FakeWallet
let asked: unknown[]

beforeAll(async () => {
  await loadTestConfig({ lendingPool: pool })
  vi.unstubAllGlobals()
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  wallet = await connectFakeWallet(alice)
})

beforeEach(() => {
  asked = []
  wallet.chainId = '0x7a69'
  wallet.answers = {}
})

const failing = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))

async function send(request = deposit) {
  wallet.answers.wallet_sendCalls ??= (params) => {
    asked.push(...params)
    return { id: name }
  }
  const { walletSend } = await import('./walletSend.ts')
  return walletSend(request, name)
}

async function batching(capabilities: unknown) {
  wallet.answers.wallet_getCapabilities = () => capabilities
  const { readBatching } = await import('./walletCalls.ts')
  return readBatching(alice)
}

async function status(answer: unknown) {
  wallet.answers.wallet_getCallsStatus = () => answer
  const { walletCallsStatus } = await import('./walletCalls.ts')
  return walletCallsStatus(newRecord(deposit, 'one'), name)
}

test.each([true, false])('approval and deposit are one request, both or neither: %s', async (isAtomic) => {
  const approval = { to: token, data: '0x095ea7b3', isAtomic } as const
  expect(await send({ ...deposit, approval })).toEqual({ calls: name })
  expect(asked).toEqual([
    {
      version: '2.0.0',
      id: name,
      chainId: '0x7a69',
      from: alice,
      atomicRequired: isAtomic,
      calls: [
        { to: token, data: '0x095ea7b3', value: '0x0' },
        { to: pool, data: '0x47e7ef24', value: '0x0' },
      ],
    },
  ])
})

test('sendCalls sends no request on another network', async () => {
  wallet.chainId = '0x1'
  expect(await send()).toEqual({ failed: 'The wallet is on another network. Nothing was signed.' })
  expect(asked).toEqual([])
})

test.each([4001, 5750])(
  'a refusal of the calls or of the upgrade (%i) is rejected, not failed',
  async (code) => {
    wallet.answers.wallet_sendCalls = failing(code)
    expect(await send()).toEqual({ rejected: true })
  },
)

test.each([5700, 5710, 5740, 5760])(
  'a wallet that cannot after all (%i) leads back to one by one',
  async (code) => {
    wallet.answers.wallet_sendCalls = failing(code)
    expect(await send()).toEqual({
      failed: 'Your wallet cannot take both at once. Nothing was signed; sign them one by one.',
    })
  },
)

test.each([null, {}, { id: '' }, { id: 'x'.repeat(9_000) }])(
  'an answer of %j names no request, and proves not that nothing was sent',
  async (answer) => {
    wallet.answers.wallet_sendCalls = () => answer ?? ''
    expect(await send()).toEqual({ unclear: true })
  },
)

test.each(['supported', 'ready', 'unsupported'])(
  'a wallet says how it takes several calls: %s',
  async (said) => {
    expect(await batching({ '0x7a69': { atomic: { status: said }, paymasterService: {} } })).toBe(said)
    expect(await batching({ '0x0': { atomic: { status: said } } })).toBe(said)
  },
)

test.each([
  null,
  [],
  {},
  { '0x1': { atomic: { status: 'supported' } } },
  { '0x7a69': { atomic: { status: 1 } } },
])('readBatching is null for capabilities like %j', async (capabilities) => {
  expect(await batching(capabilities)).toBeNull()
})

test('readBatching is null for a wallet without the method', async () => {
  wallet.answers.wallet_getCapabilities = failing(-32_601)
  const { readBatching } = await import('./walletCalls.ts')
  expect(await readBatching(alice)).toBeNull()
  expect(await readBatching(pool)).toBeNull()
})

test('walletCallsStatus reads the code and the transaction hashes', async () => {
  expect(await status({ status: 100 })).toEqual({ code: 100, hashes: [] })
  const receipts = [{ transactionHash: firstHash, logs: [] }]
  expect(await status({ status: 200, atomic: true, receipts })).toEqual({ code: 200, hashes: [firstHash] })
  expect(await status({ status: 200, receipts: [{ transactionHash: 'x' }] })).toEqual({
    code: 200,
    hashes: [],
  })
})

test('walletCallsStatus is null for an unknown request and throws for a malformed answer', async () => {
  wallet.answers.wallet_getCallsStatus = failing(5730)
  const { walletCallsStatus } = await import('./walletCalls.ts')
  expect(await walletCallsStatus(newRecord(deposit, 'one'), name)).toBeNull()
  await expect(status({ status: 'CONFIRMED' })).rejects.toThrow()
  await expect(status({ status: 42 })).rejects.toThrow()
})
