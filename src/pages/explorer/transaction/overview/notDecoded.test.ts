import { expect, test } from 'vitest'
import { notDecoded } from './notDecoded.ts'

const creation = { to: null, method: null, status: 'ok', result: 'success', blockNumber: 7 } as const

test('a creation creates a contract, also while it waits', () => {
  expect(notDecoded(creation)).toBe('Creates a contract.')
  expect(notDecoded({ ...creation, status: null, result: null, blockNumber: null })).toBe(
    'Creates a contract.',
  )
})

test('a creation that reverted failed to create one', () => {
  expect(notDecoded({ ...creation, status: 'error', result: 'Reverted' })).toBe(
    'Failed to create a contract.',
  )
})
