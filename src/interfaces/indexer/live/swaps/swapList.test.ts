import { expect, test } from 'vitest'
import { check } from '#interfaces/indexer/graphql/execute.ts'
import { type Swap, swapSchema } from '#interfaces/indexer/swap.ts'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { createSwapList } from './swapList.ts'

function swap(id: number, change: Record<string, unknown> = {}): Swap {
  const { txHash, ...rest } = wireSwap(id, change)
  return check(swapSchema, { transactionHash: txHash, ...rest })
}

const otherHash = { txHash: `0x${'b'.repeat(64)}` }

function ids(list: ReturnType<typeof createSwapList>) {
  return list.rows().map(({ id }) => id)
}

test('a trade that comes twice is kept once, and rows are newest first', () => {
  const list = createSwapList()
  expect([list.insert(swap(1)), list.insert(swap(3)), list.insert(swap(2)), list.insert(swap(3))]).toEqual([
    'added',
    'added',
    'added',
    'known',
  ])
  expect(ids(list)).toEqual([3, 2, 1])
})

test('trades are ordered by block, and within a block by id, whatever order they came in', () => {
  const list = createSwapList()
  const inBlock = (id: number, blockNumber: number) => list.insert(swap(id, { blockNumber }))
  inBlock(12, 500)
  inBlock(11, 501)
  inBlock(14, 501)
  inBlock(13, 501)
  inBlock(10, 500)
  expect(ids(list)).toEqual([14, 13, 11, 12, 10])
})

test('a page that ends inside a block does not remove the older trades of that block', () => {
  const list = createSwapList()
  for (const id of [1, 2, 3, 4]) list.insert(swap(id, { blockNumber: 500 }))
  const page = [swap(4, { blockNumber: 500 }), swap(2, { blockNumber: 500 })]
  expect(list.reconcile(page, list.mark(), false)).toEqual({ removed: true })
  expect(ids(list)).toEqual([4, 2, 1])
})

test('reconcile reports a removed trade where the page replaces one with the same id', () => {
  const list = createSwapList()
  list.insert(swap(7))
  expect(list.reconcile([swap(7, otherHash)], list.mark(), false)).toEqual({ removed: true })
  expect(list.rows()[0]?.transactionHash).toBe(otherHash.txHash)
})

test('after a gap older trades are removed, and trades that arrived meanwhile stay', () => {
  const list = createSwapList()
  list.insert(swap(1))
  const mark = list.mark()
  list.insert(swap(9))
  list.reconcile([swap(8), swap(7)], mark, true)
  expect(ids(list)).toEqual([9, 8, 7])
  expect(list.insert(swap(1))).toBe('added')
})

test('a trade that a reorganisation put into another block is replaced', () => {
  const list = createSwapList()
  list.insert(swap(7, { blockNumber: 10 }))
  expect(list.insert(swap(7, { blockNumber: 11 }))).toBe('replaced')
  expect(list.rows().map(({ blockNumber }) => blockNumber)).toEqual([11])
})

test('a removed trade that comes again is added again', () => {
  const list = createSwapList()
  list.insert(swap(1))
  list.insert(swap(2))
  list.reconcile([swap(2)], list.mark(), false)
  list.reconcile([], list.mark(), false)
  expect(list.insert(swap(2))).toBe('added')
  expect(ids(list)).toEqual([2])
})

test('a trade with the same id in another transaction replaces the one that a reorganisation undid', () => {
  const list = createSwapList()
  list.insert(swap(7))
  expect(list.insert(swap(7, otherHash))).toBe('replaced')
  expect(list.rows().map(({ transactionHash }) => transactionHash)).toEqual([otherHash.txHash])
})

test('a trade within the range of the newest page that the page lacks is removed', () => {
  const list = createSwapList()
  for (const id of [1, 2, 3, 4, 5]) list.insert(swap(id))
  expect(list.reconcile([swap(5), swap(3)], list.mark(), false)).toEqual({ removed: true })
  expect(ids(list)).toEqual([5, 3, 2, 1])
})

test('a trade that arrived while the page was requested stays', () => {
  const list = createSwapList()
  list.insert(swap(1))
  const mark = list.mark()
  list.insert(swap(3))
  expect(list.reconcile([swap(2), swap(1)], mark, false)).toEqual({ removed: false })
  expect(ids(list)).toEqual([3, 2, 1])
})

test('a newer trade that was listed before the request and that the page lacks is removed', () => {
  const list = createSwapList()
  for (const id of [1, 2, 3]) list.insert(swap(id))
  expect(list.reconcile([swap(2), swap(1)], list.mark(), false)).toEqual({ removed: true })
  expect(ids(list)).toEqual([2, 1])
})

test('an empty answer empties the list', () => {
  const list = createSwapList()
  list.insert(swap(1))
  expect(list.reconcile([], list.mark(), false)).toEqual({ removed: true })
  expect(ids(list)).toEqual([])
})

test('a list of a long session stays bounded', () => {
  const list = createSwapList()
  for (let id = 1; id <= 2_500; id++) list.insert(swap(id))
  expect(list.rows()).toHaveLength(2_000)
  expect(list.size()).toBe(2_000)
  expect(ids(list).at(-1)).toBe(501)
})
