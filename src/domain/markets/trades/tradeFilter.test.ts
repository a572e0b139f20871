import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { filterTrades } from './tradeFilter.ts'

const trades = [
  { side: 'buy', usdAmount: decimal('99.999999'), sender: 'a' },
  { side: 'buy', usdAmount: decimal('100'), sender: 'b' },
  { side: 'sell', usdAmount: decimal('2500.5'), sender: 'a' },
  { side: null, usdAmount: null, sender: 'a' },
] as const

test('filterTrades filters by side, exact size and trader, alone and combined', () => {
  expect(filterTrades(trades, {})).toBe(trades)
  expect(filterTrades(trades, { side: 'buy' })).toEqual([trades[0], trades[1]])
  expect(filterTrades(trades, { least: 100 })).toEqual([trades[1], trades[2]])
  expect(filterTrades(trades, { trader: 'a' })).toEqual([trades[0], trades[2], trades[3]])
  expect(filterTrades(trades, { trader: 'a', side: 'sell', least: 1_000 })).toEqual([trades[2]])
})
