import { expect, test } from 'vitest'
import { inLogOrder } from './inLogOrder.ts'

const transfer = (transactionHash: string | null, logIndex: number | null, item = 0) => ({
  transactionHash,
  logIndex,
  item,
})

test('transfers of one transaction stand in the order they happened, transactions as they came', () => {
  const rows = [
    transfer('0xb', 9),
    transfer('0xb', 7),
    transfer('0xb', 5),
    transfer('0xa', 1),
    transfer('0xa', 0),
  ]
  expect(inLogOrder(rows)).toEqual([rows[2], rows[1], rows[0], rows[4], rows[3]])
})

test('items of one batch keep their order, and rows without a transaction their place', () => {
  const rows = [transfer(null, 9), transfer(null, 3), transfer('0xa', 4, 1), transfer('0xa', 4, 2)]
  expect(inLogOrder(rows)).toEqual(rows)
})

test('transfers of which one has an unknown index stay as they came', () => {
  const rows = [transfer('0xa', 5), transfer('0xa', null), transfer('0xa', 3)]
  expect(inLogOrder(rows)).toEqual(rows)
})
