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
