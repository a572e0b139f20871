import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FreshStart } from './FreshStart.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)

test('a wallet without a trade or a loan has no line of its worth, also after two days', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, {
    rows: [{ tokenAddress: owner, timestamp: new Date(Date.now() - 48 * 3_600_000) }],
    isWhole: true,
  } as never)
  renderPart(
    <QueryClientProvider client={client}>
      <FreshStart address={owner} />
    </QueryClientProvider>,
  )
  await screen.findByRole('region', { name: 'Next steps' })
  expect(screen.queryByRole('region', { name: /^Worth over time without/ })).toBeNull()
})
