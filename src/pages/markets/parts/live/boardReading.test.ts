import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBoardReading } from './boardReading.ts'

let queryClient: QueryClient
let read: string[]
const key = ['indexer', 'markets', 'all']

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  queryClient = new QueryClient()
  read = []
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push(JSON.stringify(filters?.queryKey))
  })
})

afterEach(() => void vi.useRealTimers())

const board = (pages: number) =>
  queryClient.setQueryData(key, { pages: Array(pages).fill({}), pageParams: [] })

test('after a gap the board is read again, also when an event has changed it a moment ago', () => {
  board(1)
  const { afterGap } = createBoardReading(queryClient)
  vi.advanceTimersByTime(20_000)
  afterGap()
  vi.advanceTimersByTime(10)
  expect(read).toEqual(['["indexer","markets"]'])
})

test('after the first connection the board is read again: a trade between its reading and the connection was missed', () => {
  board(1)
  const { afterGap } = createBoardReading(queryClient)
  vi.advanceTimersByTime(400)
  afterGap()
  vi.advanceTimersByTime(2_500)
  expect(read).toEqual([])
  vi.advanceTimersByTime(200)
  expect(read).toEqual(['["indexer","markets"]'])
})

test('a reading under way was asked before the gap: the board is read again after it', async () => {
  let answer = (_: unknown) => {}
  void queryClient.fetchQuery({ queryKey: key, queryFn: () => new Promise((resolve) => (answer = resolve)) })
  const { afterGap } = createBoardReading(queryClient)
  afterGap()
  vi.advanceTimersByTime(10_000)
  expect(read).toEqual([])
  answer({ pages: [{}], pageParams: [] })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toEqual(['["indexer","markets"]'])
})

test('gaps that follow each other are read once after the last of them, a board of two pages half as often', () => {
  board(2)
  const { afterGap } = createBoardReading(queryClient)
  for (let second = 0; second < 11; second++) {
    afterGap()
    vi.advanceTimersByTime(1_000)
  }
  expect(read).toHaveLength(1)
  vi.advanceTimersByTime(6_000)
  expect(read).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveLength(2)
})

test('nothing is read after the end', () => {
  board(1)
  const { afterGap, stop } = createBoardReading(queryClient)
  afterGap()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(read).toEqual([])
})
