import { expect, test } from 'vitest'
import { heldTrades } from './heldTrades.ts'

/** Trades by block and id, newest first; the third part names the transaction. */
const trades = (...places: [blockNumber: number, id: number, transaction?: string][]) =>
  places.map(([blockNumber, id, transactionHash = 'a']) => ({ blockNumber, id, transactionHash }))

const held = trades([12, 4], [11, 3], [10, 2])

test('a paused list keeps its rows and counts new trades', () => {
  const now = trades([13, 6], [13, 5], [12, 4], [11, 3], [10, 2])
  expect(heldTrades(held, now)).toEqual({ rows: held, waiting: 2 })
  expect(heldTrades(held, held)).toEqual({ rows: held, waiting: 0 })
})

test('a paused list keeps rows that newer trades pushed out of the live list', () => {
  expect(heldTrades(held, trades([13, 6], [13, 5], [12, 4]))).toEqual({ rows: held, waiting: 2 })
  expect(heldTrades(held, trades([15, 9], [14, 8], [13, 7]))).toEqual({ rows: held, waiting: 3 })
})

test('a paused list drops trades that a reorg removed, and counts their replacements', () => {
  const now = trades([12, 4, 'b'], [11, 3], [10, 2])
  expect(heldTrades(held, now)).toEqual({ rows: held.slice(1), waiting: 1 })
  expect(heldTrades(held, held.slice(1))).toEqual({ rows: held.slice(1), waiting: 0 })
})

test('a paused list is empty when all trades are gone', () => {
  const gone = trades([9, 1])
  expect(heldTrades(held, gone)).toEqual({ rows: [], waiting: 0 })
})
