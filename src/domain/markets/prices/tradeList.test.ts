import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { createTradeList, type ListedTrade } from './tradeList.ts'

function trade(id: number, key = `trade ${id}`): ListedTrade {
  return {
    blockNumber: 100 + Math.floor(id / 10),
    id,
    key,
    time: id,
    price: decimal('1'),
    volume: decimal('1'),
  }
}

/** A list with every trade of its market after a position, and these. */
function listOf(from: ListedTrade | null, ids: readonly number[]) {
  const list = createTradeList()
  list.restart(from)
  for (const id of ids) list.add(trade(id))
  return list
}

function idsOf({ trades }: ReturnType<typeof createTradeList>) {
  return trades.map(({ id }) => id)
}

test('a list covers nothing before it begins, every position when it has all trades, and else those from its start on', () => {
  expect(createTradeList().covers(trade(5))).toBeUndefined()
  expect(listOf(null, [1]).covers(null)).toBe(true)
  const list = listOf(trade(20), [21, 22])
  expect([list.covers(null), list.covers(trade(19)), list.covers(trade(20)), list.covers(trade(30))]).toEqual(
    [false, false, true, true],
  )
})

test('trades are listed oldest first and once, whatever order they come in, and none from before the start', () => {
  const list = listOf(trade(20), [23, 21, 22, 21, 19])
  expect(idsOf(list)).toEqual([21, 22, 23])
  expect(list.newest()?.id).toBe(23)
})

test('after a reorg another trade of the same position stands beside the first, until that is removed', () => {
  const list = listOf(null, [21, 22])
  list.add(trade(22, 'another block'))
  list.remove('trade 22')
  list.remove('unknown')
  expect(list.trades.map(({ key }) => key)).toEqual(['trade 21', 'another block'])
})

test('the revision changes when anything but the end of the list changes', () => {
  const list = listOf(null, [21, 23])
  const seen = new Set([list.revision()])
  list.add(trade(24))
  expect(seen.has(list.revision())).toBe(true)
  list.add(trade(22))
  expect(seen.has(list.revision())).toBe(false)
  seen.add(list.revision())
  list.remove('trade 22')
  expect(seen.has(list.revision())).toBe(false)
  seen.add(list.revision())
  list.remove('trade 22')
  expect(seen.has(list.revision())).toBe(true)
  list.restart(trade(23))
  expect(seen.has(list.revision())).toBe(false)
  expect(idsOf(list)).toEqual([23, 24])
})

test('of more than 20,000 trades the oldest 5,000 are dropped, and the list no longer covers them', () => {
  const ids = Array.from({ length: 20_001 }, (_, id) => id)
  const list = listOf(null, ids.slice(0, -1))
  expect([list.trades.length, list.covers(null)]).toEqual([20_000, true])
  const before = list.revision()
  list.add(trade(20_000))
  expect([list.trades.length, list.trades[0]?.id, list.covers(null)]).toEqual([15_001, 5_000, false])
  expect(list.revision()).not.toBe(before)
})
