import { expect, test, vi } from 'vitest'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { walkPages } from './walkPages.ts'

const pages: Record<string, Cursor | null> = { first: 'a', a: 'b', b: 'a' }

test('a walk ends at the first cursor that repeats', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  const ask = async (page: Cursor | undefined): Promise<Page<string>> => ({
    items: [String(page)],
    next: pages[page ?? 'first'] ?? null,
    skipped: 0,
    unsupported: [],
  })
  const walked: Page<string>[] = []
  const keys = { keyOf: (row: string) => row }
  for await (const page of walkPages({ ask, ...keys, signal: new AbortController().signal }))
    walked.push(page)
  expect(walked.map(({ items }) => items[0])).toEqual(['undefined', 'a', 'b'])
  expect(walked.at(-1)?.next).toBeNull()
  vi.useRealTimers()
})

test('a walk leaves out and counts the rows that an earlier page had, also one of before it went on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  const lists = [
    ['a', 'b', ''],
    ['b', 'c', 'z', ''],
  ]
  const ask = async (page: Cursor | undefined): Promise<Page<string>> => ({
    items: lists[Number(page ?? 0)] ?? [],
    next: page ? null : 1,
    skipped: 0,
    unsupported: [],
    ...(page && { moved: 2 }),
  })
  const keys = { keyOf: (row: string) => row || null, earlier: new Set<unknown>(['z']) }
  const walked: unknown[] = []
  for await (const { items, repeated } of walkPages({ ask, ...keys, signal: new AbortController().signal }))
    walked.push([items, repeated])
  expect(walked).toEqual([
    [['a', 'b', ''], 0],
    [['c', ''], 4],
  ])
  vi.useRealTimers()
})
