// @vitest-environment jsdom
import { encodeErrorResult } from 'viem'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { request as sample } from '#domain/testing/sampleRecord.ts'
import { connectFakeWallet, type FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'

const paused = encodeErrorResult({ abi: lendingErrorsAbi, errorName: 'AssetPaused', args: [sample.asset] })
const refused = "The node of your wallet disagrees with this site's: Paused by the operator."

let wallet: FakeWallet

beforeAll(async () => {
  await loadTestConfig({ lendingPool: sample.to })
  vi.unstubAllGlobals()
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  wallet = await connectFakeWallet(sample.from)
})

beforeEach(() => {
  wallet.chainId = '0x7a69'
  wallet.answers = {}
})

async function simulate(error?: object) {
  if (error) wallet.answers.eth_call = () => Promise.reject(Object.assign(new Error('Refused'), error))
  const { simulateInWallet } = await import('./walletSimulation.ts')
  return simulateInWallet(sample)
}

test('a call that passes on the wallet’s node is not refused', async () => {
  wallet.answers.eth_call = () => '0x'
  expect(await simulate()).toEqual({})
})

test.each([
  ['as a node says it', { code: 3, data: paused }],
  [
    'wrapped by the wallet',
    { code: -32_603, data: { code: 3, message: 'execution reverted', data: paused } },
  ],
])('a revert %s on the wallet’s node refuses the call', async (_, error) => {
  expect(await simulate(error)).toEqual({ refused, retry: true })
})

test('a wallet that does not answer eth_call does not refuse', async () => {
  expect(await simulate({ code: -32_601 })).toEqual({})
})

test('a wallet on another network does not refuse', async () => {
  wallet.chainId = '0x1'
  expect(await simulate({ code: 3, data: paused })).toEqual({})
})
