import {
  parseTransaction,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  type TransactionSerialized,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { beforeEach, expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { callRevertData } from '#lib/wire/callRevert.ts'
import { demoAccount } from './demoAccount.ts'
import { createDemoAccount, demoSend, demoSign, fundDemoAccount } from './demoSigner.ts'
import { setWalletDependencies } from './walletDependencies.ts'

/** The faucet is account 10 of the development mnemonic. */
const faucet = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let sent: TransactionSerialized[]
/** The number of transactions that the node refuses first. */
let refusals: number
/** The failures that the next transactions end with. */
let failures: InterfaceError[]

/** A node that mines at once and credits the receiver. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  sent = []
  refusals = 0
  failures = []
  demoAccount.write(null)
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getBalance: ([address]) =>
      sent.some((each) => parseTransaction(each).to?.toLowerCase() === String(address).toLowerCase())
        ? '0x1'
        : '0x0',
    eth_chainId: () => '0x7a69',
    eth_getTransactionCount: () => '0x0',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x1', number: '0x1', timestamp: '0x1', transactions: [] }),
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x1',
    eth_sendRawTransaction: ([raw]) => {
      if (refusals-- > 0) throw new Error('nonce too low')
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(raw as TransactionSerialized)
      return `0x${'11'.repeat(32)}`
    },
  }
  setWalletDependencies({
    callNode: async (method, params) => {
      const answer = answers[method]
      if (!answer) throw new Error(`unexpected ${method}`)
      return answer(params)
    },
    gasLimit: async () => null,
  })
})

async function signers() {
  return Promise.all(
    sent.map((serializedTransaction) => recoverTransactionAddress({ serializedTransaction })),
  )
}

test('each browser has a key of its own, kept with its address', () => {
  const first = createDemoAccount()
  const kept = demoAccount.read()
  expect(kept && privateKeyToAccount(kept.key).address).toBe(first)
  expect(createDemoAccount()).not.toBe(first)
  expect(first).not.toBe(faucet)
})

test('an empty account is funded by the faucet once, and a call is then signed with its own key', async () => {
  const address = createDemoAccount()
  await demoSend(foundry, { to: friend, data: '0xabcdef', value: '0x0' })
  await demoSend(foundry, { to: friend, data: '0xabcdef', value: '0x0' })
  expect(await signers()).toEqual([faucet, address, address])
  expect(parseTransaction(sent[0] as TransactionSerialized)).toMatchObject({ value: 10n ** 18n })
  expect(parseTransaction(sent[1] as TransactionSerialized)).toMatchObject({
    data: '0xabcdef',
    chainId: 31337,
  })
})

test('a message is announced as a page event, then signed with the own key', async () => {
  const page = new EventTarget()
  const said: unknown[] = []
  page.addEventListener('tideline:demoWalletSigns', (event) => said.push((event as CustomEvent).detail))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  const address = createDemoAccount()
  const message = {
    domain: { name: 'Test', chainId: 31_337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = await demoSign(JSON.stringify(message))
  expect(said).toEqual([{ method: 'eth_signTypedData_v4', params: [address, JSON.stringify(message)] }])
  expect(await recoverTypedDataAddress({ ...message, signature })).toBe(address)
})

test('a faucet request refused because another browser was faster is sent again', async () => {
  refusals = 2
  const address = createDemoAccount()
  await fundDemoAccount(foundry, address)
  expect(await signers()).toEqual([faucet])
})

test.each([
  ['does not answer', new InterfaceError('node', 'timeout', 'Late.', { cause: { code: 23 } })],
  ['answers through a broken gateway', new InterfaceError('node', 'refused', 'Bad gateway', { status: 502 })],
])('a transaction to a node that %s has no hash and is no failure', async (_, failure) => {
  createDemoAccount()
  await demoSend(foundry, { to: friend, data: '0xabcdef' })
  failures = [failure]
  expect(await demoSend(foundry, { to: friend, data: '0xabcdef' })).toBeNull()
})

test('a transaction that the node refuses is a failure', async () => {
  createDemoAccount()
  await demoSend(foundry, { to: friend, data: '0xabcdef' })
  const cause = { code: -32_000, message: 'nonce too low' }
  failures = [new InterfaceError('node', 'refused', 'nonce too low (-32000)', { cause })]
  await expect(demoSend(foundry, { to: friend, data: '0xabcdef' })).rejects.toThrow('nonce too low')
})

test('a call that reverts is a failure with the bytes of its revert', async () => {
  createDemoAccount()
  await demoSend(foundry, { to: friend })
  const cause = { code: 3, message: 'execution reverted: custom error 0xbb2875c3', data: '0xbb2875c3' }
  failures = [new InterfaceError('node', 'refused', 'execution reverted', { cause })]
  const error = await demoSend(foundry, { to: friend }).catch((each: unknown) => each)
  expect(callRevertData(error)).toBe('0xbb2875c3')
})

test('a demo wallet without a key signs nothing', async () => {
  createDemoAccount()
  demoAccount.write(null)
  await expect(demoSend(foundry, { to: friend })).rejects.toThrow('has no key')
  expect(sent).toHaveLength(0)
})
