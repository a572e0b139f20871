import { expect, test } from 'vitest'
import { type BoardOrder, boardOrders } from '#pages/markets/board/boardOrder.ts'
import { marketColumns } from './marketColumns.tsx'
import { cardColumns, columnIds, columnNames } from './shownColumns.ts'

/** The sort state of each column in an order: its direction, and the order after a press. */
function sorts(order: BoardOrder) {
  const pressed: BoardOrder[] = []
  const columns = marketColumns(columnIds, order, (next) => pressed.push(next))
  return new Map(
    columns.flatMap(({ id, sort }) => {
      if (!sort) return []
      sort.onSort()
      return [[id, [sort.direction, pressed.at(-1)]]]
    }),
  )
}

test('only the sorted column has a direction, and a press on another sorts by it, largest first', () => {
  const columns = sorts('volume')
  expect(columns.get('volume')).toEqual(['descending', 'volume'])
  expect(columns.get('holders')).toEqual([null, 'holders'])
  expect(columns.get('marketCap')).toEqual([null, 'market-cap'])
  expect(columns.get('age')).toEqual([null, 'newest'])
})

test('a second press reverses the order where there is one, and a third restores it', () => {
  expect(sorts('market-cap').get('marketCap')).toEqual(['descending', 'market-cap-low'])
  expect(sorts('market-cap-low').get('marketCap')).toEqual(['ascending', 'market-cap'])
  expect(sorts('gainers').get('day')).toEqual(['descending', 'losers'])
  expect(sorts('newest').get('age')).toEqual(['descending', 'oldest'])
  expect(sorts('oldest').get('age')).toEqual(['ascending', 'newest'])
})

test('every order of the board belongs to exactly one column', () => {
  for (const order of boardOrders) {
    const directions = [...sorts(order).values()].filter(([direction]) => direction !== null)
    expect(directions, order).toHaveLength(1)
  }
})

test('the board has the name, the price and exactly the chosen columns', () => {
  const idsOf = (shown: typeof columnIds) =>
    marketColumns(shown, 'volume', () => undefined).map(({ id }) => id)
  expect(idsOf([])).toEqual(['market', 'price'])
  expect(idsOf(columnIds)).toEqual(['market', 'price', ...Object.keys(columnNames)])
  expect(idsOf(['week', 'hour'])).toEqual(['market', 'price', 'hour', 'week'])
})

test('a card has few of the default columns and the sorted one, or all that were chosen', () => {
  const usual = columnIds.filter((id) => !/^(sides|topHolder|liquidity|creator)$/.test(id))
  expect(cardColumns(usual, 'day')).toEqual(['day', 'week', 'marketCap', 'volume', 'sold', 'age'])
  expect(cardColumns(usual, 'hour')).toEqual(['hour', 'day', 'week', 'marketCap', 'volume', 'sold', 'age'])
  expect(cardColumns(['hour', 'holders'], 'day')).toEqual(['hour', 'holders'])
})
