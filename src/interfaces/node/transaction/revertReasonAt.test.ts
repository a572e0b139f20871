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

/** A node that gives these answers, one after another; the last one stays. */
function node(...answers: object[]) {
  let asked = 0
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, () => answers[Math.min(asked++, answers.length - 1)] ?? {}),
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
  node({ error })
  expect(await reason()).toBe('The node did not say why.')
})

test('a contract that gives no reason is asked once', async () => {
  const asked = node({ error: { code: 3, message: 'execution reverted', data: '0x' } })
  expect(await reason()).toBe('The contract refused and gave no reason.')
  expect(asked()).toBe(1)
})
