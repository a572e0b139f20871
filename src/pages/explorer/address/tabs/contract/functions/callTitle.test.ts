import { expect, test } from 'vitest'
import { callTitle } from './callTitle.ts'

const ether = { symbol: 'ETH', decimals: 18 }

test('the label has the exact amount of a call that pays, and no amount otherwise', () => {
  expect(callTitle('buy', 1_500_000_000_000_000_001n, ether)).toBe('Call buy with 1.500000000000000001 ETH')
  expect(callTitle('transfer', 0n, ether)).toBe('Call transfer')
})
