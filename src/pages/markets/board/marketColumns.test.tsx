import { expect, test } from 'vitest'
import { columnIds, columnNames } from './columns/shownColumns.ts'
import { marketColumns } from './marketColumns.tsx'
import { type BoardOrder, boardOrders } from './order/boardOrder.ts'

/** The sort of each column under an order: its direction, and the order a press leads to. */
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

test('only the column of the order has a direction, and a press on another sorts by it, largest first', () => {
  const columns = sorts('volume')
  expect(columns.get('volume')).toEqual(['descending', 'volume'])
  expect(columns.get('holders')).toEqual([null, 'holders'])
  expect(columns.get('marketCap')).toEqual([null, 'market-cap'])
  expect(columns.get('age')).toEqual([null, 'newest'])
})

test('a second press turns an order round where the indexer can, and the third turns it back', () => {
  expect(sorts('market-cap').get('marketCap')).toEqual(['descending', 'market-cap-low'])
  expect(sorts('market-cap-low').get('marketCap')).toEqual(['ascending', 'market-cap'])
  expect(sorts('newest').get('age')).toEqual(['descending', 'oldest'])
  expect(sorts('oldest').get('age')).toEqual(['ascending', 'newest'])
})

test('every order of the board has one column that shows it', () => {
  for (const order of boardOrders) {
    const directions = [...sorts(order).values()].filter(([direction]) => direction !== null)
    expect(directions, order).toHaveLength(1)
  }
})

test('every column that can be chosen is there when it is, and only those, beside the name and the price', () => {
  const idsOf = (shown: typeof columnIds) =>
    marketColumns(shown, 'volume', () => undefined).map(({ id }) => id)
  expect(idsOf([])).toEqual(['market', 'price'])
  expect(idsOf(columnIds)).toEqual(['market', 'price', ...Object.keys(columnNames)])
  expect(idsOf(['week', 'hour'])).toEqual(['market', 'price', 'hour', 'week'])
})
