import { encodeErrorResult } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { revertReasonAt } from './simulation.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const record = { from: account, to: account, data: '0x12345678' } as unknown as SentRecord
const abi = [{ type: 'error', name: 'Error', inputs: [{ type: 'string', name: 'message' }] }] as const
const data = encodeErrorResult({ abi, errorName: 'Error', args: ['too late'] })

const forgotten = { result: null }

/** A node that answers a replay with these, one after another; the last one stays. */
function node(transaction: object, ...answers: object[]) {
  let asked = 0
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method }) =>
      method === 'eth_call' ? (answers[Math.min(asked++, answers.length - 1)] ?? {}) : transaction,
    ),
  )
  return () => asked
}

async function reason() {
  vi.useFakeTimers()
  const told = revertReasonAt(record, 7)
  await vi.runAllTimersAsync()
  return told
}

beforeEach(async () => {
  await loadTestConfig()
})

test('the reason of a reverted transaction is read again after an answer that is no revert', async () => {
  const asked = node(
    forgotten,
    { error: { code: -32000, message: 'the state is busy' } },
    { error: { code: 3, message: 'execution reverted', data } },
  )
  expect(await reason()).toContain('too late')
  expect(asked()).toBe(2)
})

test.each([
  ['never runs the call', { code: -32000, message: 'the state is busy' }],
  ['sends a revert without its bytes', { code: 3, message: 'execution reverted' }],
])('a node that %s is said to tell no reason, and the contract is not', async (_, error) => {
  node(forgotten, { error })
  expect(await reason()).toBe('The node did not say why.')
})

test('a contract that gives no reason is asked once', async () => {
  const asked = node(forgotten, { error: { code: 3, message: 'execution reverted', data: '0x' } })
  expect(await reason()).toBe('The contract refused and gave no reason.')
  expect(asked()).toBe(1)
})

test.each([
  ['ran out of gas', '0xafc8', 'It ran out of gas.'],
  ['passes with its gas', '0xafc9', 'It passes now. Try again.'],
])('the call is replayed with the gas of its transaction: one that %s says so', async (_, gas, said) => {
  const outOfGas = { error: { code: -32_603, message: 'EVM error OutOfGas' } }
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [call] }) => {
      if (method !== 'eth_call') return { result: { gas } }
      return (call as { gas?: string }).gas === '0xafc8' ? outOfGas : { result: '0x' }
    }),
  )
  expect(await reason()).toBe(said)
})

test('where the node does not know the transaction, a call that passes may have run out of gas', async () => {
  node(forgotten, { result: '0x' })
  expect(await reason()).toBe('It passes now: it may have run out of gas. Try again.')
})
