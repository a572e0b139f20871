// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type PriceLine, priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { useIncomplete } from './useIncomplete.ts'
import { useUnreadable } from './useUnreadable.ts'

afterEach(cleanup)

const client = new QueryClient()

function setLine(pool: string, unreadable: number) {
  const line: PriceLine = { hour: null, sixHours: null, day: [], week: [], unreadable }
  client.setQueryData(priceLineQuery(pool).queryKey, line)
}

test('candles that could not be read are counted, of the lines on screen only', () => {
  for (const [pool, unreadable] of Object.entries({ a: 2, b: 1, elsewhere: 5 })) setLine(pool, unreadable)
  const { result } = renderHook(
    () => {
      useQueries({
        queries: ['a', 'b'].map((pool) => ({ ...priceLineQuery(pool), staleTime: Number.POSITIVE_INFINITY })),
      })
      return { count: useUnreadable('priceLine'), isIncomplete: useIncomplete() }
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  act(() => setLine('b', 4))
  expect(result.current).toEqual({ count: 6, isIncomplete: true })
  act(() => {
    setLine('a', 0)
    setLine('b', 0)
  })
  expect(result.current).toEqual({ count: 0, isIncomplete: false })
})
