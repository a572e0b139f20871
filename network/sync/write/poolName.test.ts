import { expect, test } from 'vitest'
import { poolName } from './writeBlocks.ts'

test('the pool of a market without a name is an unnamed market', () => {
  expect(poolName({ name: 'Tidewater' })).toBe('Tidewater market')
  expect(poolName({ name: ' ' })).toBe('Unnamed market')
})
