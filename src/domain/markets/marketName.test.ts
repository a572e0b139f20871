import { expect, test } from 'vitest'
import { marketName } from './marketName.ts'

const tokenAddress = `0x543c${'0'.repeat(32)}d78d` as const

test('a market is called by its symbol, where that is blank by its name, else by the address of its token', () => {
  expect(marketName({ symbol: 'PLNK', name: 'Plankton', tokenAddress })).toBe('PLNK')
  expect(marketName({ symbol: '', name: 'Plankton', tokenAddress })).toBe('Plankton')
  expect(marketName({ symbol: '', name: '', tokenAddress })).toBe('0x543c…d78d')
  expect(marketName({ symbol: ' ', name: 'Plankton', tokenAddress })).toBe('Plankton')
  expect(marketName({ symbol: ' ', name: '  ', tokenAddress })).toBe('0x543c…d78d')
})
