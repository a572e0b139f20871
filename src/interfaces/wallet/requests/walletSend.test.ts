// @vitest-environment jsdom
import { encodeErrorResult } from 'viem'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { errorsAbi } from '#domain/transactions/simulation/revertReason.ts'
import { connectFakeWallet, type FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sentHash = `0x${'ab'.repeat(32)}`
const request: TransactionRequest = {
  kind: 'repay',
  chainId: 31337,
  from: alice,
  to: bob,
  data: '0x12345678',
  asset: bob,
  symbol: 'TUSD',
  decimals: 6,
  amount: '1',
}

let gas: bigint | null
let onEstimate: () => void
let sign: () => unknown
let signed: unknown[]
let wallet: FakeWallet

beforeAll(async () => {
  await loadTestConfig({ lendingPool: bob })
  vi.unstubAllGlobals()
  setWalletDependencies({
    callNode: async () => null,
    gasLimit: async () => {
      onEstimate()
      return gas
    },
  })
  wallet = await connectFakeWallet(alice)
})

beforeEach(() => {
  gas = 300_000n
  onEstimate = () => undefined
  sign = () => sentHash
  signed = []
  wallet.chainId = '0x7a69'
  wallet.accounts = [alice]
  wallet.answers = {
    eth_sendTransaction: (params) => {
      signed.push(params)
      return sign()
    },
  }
})

const call = { from: alice, to: bob, data: '0x12345678', value: '0x0', chainId: '0x7a69' }

async function send(change: Partial<TransactionRequest> = {}) {
  const { walletSend } = await import('./walletSend.ts')
  return walletSend({ ...request, ...change }, null)
}

test('the wallet gets exactly one request with the call, no value and the gas limit', async () => {
  expect(await send()).toEqual({ hash: sentHash })
  const transaction = { ...call, gas: '0x493e0' }
  expect(signed).toEqual([[transaction]])
})

test('a call that pays is signed with exactly its value', async () => {
  await send({ value: '0xde0b6b3a7640000' })
  expect(signed).toMatchObject([[{ value: '0xde0b6b3a7640000' }]])
})

test('where the node does not estimate, the wallet decides about the gas', async () => {
  gas = null
  await send()
  expect(signed).toEqual([[call]])
})

test('nothing is signed for an account that is not connected any more', async () => {
  expect(await send({ from: bob })).toEqual({
    failed: 'Another account is connected now. Nothing was signed.',
  })
  expect(signed).toEqual([])
})

test('nothing is signed while the wallet is on another network', async () => {
  wallet.chainId = '0x1'
  expect(await send()).toEqual({ failed: 'The wallet is on another network. Nothing was signed.' })
  expect(signed).toEqual([])
})

test('nothing is signed when the wallet changes its network while the gas is estimated', async () => {
  onEstimate = () => {
    wallet.chainId = '0x1'
  }
  expect(await send()).toEqual({ failed: 'The wallet is on another network. Nothing was signed.' })
  expect(signed).toEqual([])
})

test('nothing is signed when the wallet uses another account, and the error names both accounts', async () => {
  onEstimate = () => {
    wallet.accounts = [bob, alice]
  }
  expect(await send()).toEqual({
    failed: 'Your wallet now uses 0x7099…79C8, this form is for 0xf39F…2266. Nothing was signed.',
  })
  expect(signed).toEqual([])
})

test('a locked wallet, which lists no account, gets the request', async () => {
  wallet.accounts = []
  expect(await send()).toEqual({ hash: sentHash })
})

test('a wallet’s message that ends in a full stop gets no second one', async () => {
  sign = () => Promise.reject(new Error('Ledger is locked.'))
  expect(await send()).toEqual({ failed: 'Your wallet answered: “Ledger is locked.”' })
})

test.each([4001, 5750])('a refusal by the user (%i) is rejected, not failed', async (code) => {
  sign = () => Promise.reject(Object.assign(new Error('denied'), { code }))
  expect(await send()).toEqual({ rejected: true })
})

test('a wallet that already shows a request fails this one', async () => {
  sign = () => Promise.reject(Object.assign(new Error('pending'), { code: -32_002 }))
  expect(await send()).toEqual({ failed: 'Your wallet is already asking. Open it and answer there.' })
})

test.each([null, '', '0x12', {}])(
  'an answer of %j is not a hash, and proves not that nothing was sent',
  async (answer) => {
    sign = () => answer
    expect(await send()).toEqual({ unclear: true })
  },
)

test('a failure quotes the message of the wallet', async () => {
  sign = () => Promise.reject(new Error('Ledger is locked'))
  expect(await send()).toEqual({ failed: 'Your wallet answered: “Ledger is locked.”' })
})

test('a revert on the wallet’s own node is shown with the contract’s reason', async () => {
  const data = encodeErrorResult({ abi: errorsAbi, errorName: 'InsufficientOutput' })
  const reverted = Object.assign(new Error('execution reverted: custom error 0xbb2875c3'), { code: 3, data })
  sign = () => Promise.reject(reverted)
  expect(await send()).toEqual({
    failed: 'This would give less than your minimum: the price moved, or the fee is higher than quoted.',
  })
})

test('a revert that a library wrapped in errors of its own is shown with the contract’s reason', async () => {
  const data = encodeErrorResult({ abi: errorsAbi, errorName: 'InsufficientOutput' })
  const node = Object.assign(new Error('execution reverted: custom error 0xbb2875c3'), { code: 3, data })
  const cause = new Error('Execution reverted.', {
    cause: new Error('An unknown RPC error.', { cause: node }),
  })
  sign = () => Promise.reject(new Error('The transaction failed.', { cause }))
  expect(await send()).toEqual({
    failed: 'This would give less than your minimum: the price moved, or the fee is higher than quoted.',
  })
})

test('an unknown revert is shown with the wallet’s message', async () => {
  sign = () => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data: '0xdeadbeef' }))
  expect(await send()).toEqual({ failed: 'Your wallet answered: “execution reverted.”' })
})
