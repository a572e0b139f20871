import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
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

const board = (pages: number) =>
  queryClient.setQueryData(key, { pages: Array(pages).fill({}), pageParams: [] })

test('a gap causes another read of the board, also right after an event', () => {
  board(1)
  const { afterGap } = createBoardReading(queryClient)
  vi.advanceTimersByTime(20_000)
  afterGap()
  vi.advanceTimersByTime(10)
  expect(read).toEqual(['["indexer","markets"]'])
})

test('the first connection causes another read of the board: trades before it were missed', () => {
  board(1)
  const { afterGap } = createBoardReading(queryClient)
  vi.advanceTimersByTime(400)
  afterGap()
  vi.advanceTimersByTime(2_500)
  expect(read).toEqual([])
  vi.advanceTimersByTime(200)
  expect(read).toEqual(['["indexer","markets"]'])
})

test('a read already running at a gap is followed by another one', async () => {
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

test('repeated gaps cause one read after the last, half as often for a board of two pages', () => {
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

test('after stop() the board is not read again', () => {
  board(1)
  const { afterGap, stop } = createBoardReading(queryClient)
  afterGap()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(read).toEqual([])
})
