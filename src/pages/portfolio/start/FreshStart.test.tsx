import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FreshStart } from './FreshStart.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)

/** The start of a wallet whose only transfer came so many minutes ago; returns a function that makes it older. */
async function show(minutes: number) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const setAge = (age: number) =>
    client.setQueryData(allTransfersByAddressQuery(owner).queryKey, {
      rows: [{ tokenAddress: owner, timestamp: new Date(Date.now() - age * 60_000) }],
      isWhole: true,
    } as never)
  setAge(minutes)
  renderPart(
    <QueryClientProvider client={client}>
      <FreshStart address={owner} />
    </QueryClientProvider>,
  )
  await screen.findByRole('region', { name: 'Next steps' })
  return setAge
}

test('a wallet with an hour of history has the line of its worth below its next steps', async () => {
  await show(61)
  expect(screen.getByRole('region', { name: /^Worth over time without/ })).toBeTruthy()
})

test('a wallet in its first minutes has no line, and none comes while the page is open', async () => {
  const setAge = await show(1)
  expect(screen.queryByRole('region', { name: /^Worth over time without/ })).toBeNull()
  await act(async () => setAge(120))
  expect(screen.queryByRole('region', { name: /^Worth over time without/ })).toBeNull()
})
