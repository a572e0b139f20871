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
  for await (const page of walkPages({ ask, signal: new AbortController().signal })) walked.push(page)
  expect(walked.map(({ items }) => items[0])).toEqual(['undefined', 'a', 'b'])
  expect(walked.at(-1)?.next).toBeNull()
  vi.useRealTimers()
})

test('a walk leaves out the rows that an earlier page had, and keeps equal transfers of a batch', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  const transfer = (logIndex: number) => ({ transactionHash: '0xab', logIndex, amount: 5n })
  const holder = { address: { address: '0xcd' }, value: 1n }
  const batch = { transactionHash: '0xab', logIndex: null, amount: 5n }
  const lists = [
    [transfer(1), transfer(2), holder, batch],
    [transfer(2), transfer(3), holder, batch],
    [transfer(1), holder, transfer(4)],
  ]
  const ask = async (page: Cursor | undefined): Promise<Page<object>> => ({
    items: lists[Number(page ?? 0)] ?? [],
    next: Number(page ?? 0) < 2 ? Number(page ?? 0) + 1 : null,
    skipped: 0,
    unsupported: [],
  })
  const rows: object[] = []
  for await (const page of walkPages({ ask, signal: new AbortController().signal })) rows.push(...page.items)
  expect(rows).toEqual([transfer(1), transfer(2), holder, batch, transfer(3), batch, transfer(4)])
  vi.useRealTimers()
})
