import { expect, test } from 'vitest'
import { transferKey } from './transferKey.ts'

const transfer = { transactionHash: '0xaa', logIndex: 3, tokenId: '7', amount: 5n }

test('transferKey is equal for the same transfer', () => {
  expect(transferKey({ ...transfer })).toBe(transferKey(transfer))
})

test.each([
  ['transaction', { transactionHash: '0xbb' }],
  ['log', { logIndex: 4 }],
  ['token id, in the same batch', { tokenId: '8' }],
  ['amount, in the same batch', { amount: 6n }],
])('transfers that differ by %s have different keys', (_, change) => {
  expect(transferKey({ ...transfer, ...change })).not.toBe(transferKey(transfer))
})

test('transferKey separates its parts', () => {
  expect(transferKey({ ...transfer, logIndex: 1, tokenId: '23' })).not.toBe(
    transferKey({ ...transfer, logIndex: 12, tokenId: '3' }),
  )
})
