import { expect, test } from 'vitest'
import { transactionTypeName } from './transactionTypeName.ts'

test.each([
  ['every chain', 2, 'Dynamic fee (2)'],
  ['Arbitrum', 105, 'Retryable ticket (105)'],
  ['zkSync', 255, 'Priority, from L1 (255)'],
  ['Celo', 123, 'CIP-64, fee in a token (123)'],
  ['OP', 126, 'Deposit (126)'],
  ['a chain nobody knows', 77, '77'],
])('a transaction type of %s is named with its number', (_, type, name) => {
  expect(transactionTypeName(type)).toBe(name)
})
