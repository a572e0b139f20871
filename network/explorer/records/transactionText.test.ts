import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import { sample, sampleHash, sampleTime } from '#network/testing/store/sampleAddresses.ts'
import type { References } from './batchLoader.ts'
import { transactionRecord } from './transactionRecord.ts'

const [from, to] = sample.accounts

/** References to one address, which is a contract or an account. */
function references(isContract: boolean): References {
  const reference = { is_contract: isContract, proxy_type: null }
  return {
    address: () => reference,
    addressOrNull: () => reference,
    abis: () => [],
    methodName: () => null,
  } as unknown as References
}

function carrying(text: string): TransactionRow {
  const input = stringToHex(text)
  const gas = { gasLimit: 22_000n, gasUsed: 22_000n, gasPrice: 1n, baseFeePerGas: 1n }
  const placed = { hash: sampleHash('a', 1), blockNumber: 1, index: 0, timestamp: sampleTime(1) }
  const called = { input, methodId: input.slice(0, 10), method: null, kinds: ['contract_call'] }
  return { ...placed, ...gas, ...called, from, to, value: 0n, succeeded: true } as TransactionRow
}

test.each([
  ['text to an account without code is no call', 'hello', false, { method: null, transaction_types: [] }],
  [
    'other bytes to it may be one',
    '\u0000\u0001\u0002\u0003',
    false,
    { transaction_types: ['contract_call'] },
  ],
  [
    'text to a contract is a call',
    'hello',
    true,
    { method: '0x68656c6c', transaction_types: ['contract_call'] },
  ],
])('%s', (_, text, isContract, expected) => {
  const record = transactionRecord(carrying(text), { references: references(isContract), head: 50 })
  expect(record).toMatchObject(expected)
})
