import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PriceLine, priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { UnreadableCounts } from './UnreadableCounts.tsx'

const client = new QueryClient()

function setLine(pool: string, unreadable: number) {
  const line: PriceLine = { at: 0, hours: [], day: [], week: [], unreadable }
  client.setQueryData(priceLineQuery(pool).queryKey, line)
}

function ShownLines() {
  useQueries({
    queries: ['a', 'b'].map((pool) => ({ ...priceLineQuery(pool), staleTime: Number.POSITIVE_INFINITY })),
  })
  return null
}

test('unreadable candles of the lines on screen are counted, those of other lines are not', () => {
  for (const [pool, unreadable] of Object.entries({ a: 2, b: 1, elsewhere: 5 })) setLine(pool, unreadable)
  render(
    <QueryClientProvider client={client}>
      <ShownLines />
      <UnreadableCounts />
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toBe('3 candles could not be read')
  act(() => setLine('b', 4))
  expect(document.body.textContent).toBe('6 candles could not be read')
  act(() => {
    setLine('a', 0)
    setLine('b', 0)
  })
  expect(document.body.textContent).toBe('')
})
