import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { Results } from './Results.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)

test.each([
  [
    'that could not be read whole says once why its results are unknown',
    false,
    'Not all trades could be read',
    1,
  ],
  ['without a trade says so once, without figures', true, 'No trades, so no results.', 1],
])('a history %s', async (_, isWhole, expected, times) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows: [], isWhole })
  const { findAllByText, queryByText } = render(
    <QueryClientProvider client={client}>
      <Results address={owner} />
    </QueryClientProvider>,
  )
  expect(await findAllByText(expected)).toHaveLength(times)
  expect(queryByText('Realised result')).toBeNull()
  vi.unstubAllGlobals()
})
