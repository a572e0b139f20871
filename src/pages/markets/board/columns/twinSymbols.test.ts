import { expect, test } from 'vitest'
import { twinSymbols } from './twinSymbols.ts'

test('twinSymbols has each symbol of several markets once, and none of a single market', () => {
  const markets = ['TIDE', 'GULLPD', 'REEF', 'GULLPD', 'GULLPD'].map((symbol) => ({ symbol }))
  expect([...twinSymbols(markets)]).toEqual(['GULLPD'])
})
