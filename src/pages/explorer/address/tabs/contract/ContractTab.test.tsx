// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { contractQuery } from '#interfaces/explorer/address/contract.ts'
import { alice, bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { useAbiOptions } from './abi/useAbiOptions.ts'
import { SourceFacts } from './SourceFacts.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reading = (name: string) => ({
  type: 'function',
  name,
  stateMutability: 'view',
  inputs: [],
  outputs: [],
})
const facets: Record<string, object> = {
  [bob]: { name: 'Vault', is_verified: true, abi: [reading('limit')] },
  [coin]: { name: 'Loupe', is_verified: true, abi: [reading('facets')] },
  [alice]: {
    name: 'Diamond',
    is_verified: true,
    abi: [reading('owner')],
    constructor_args: `0x${'0'.repeat(62)}2a`,
    decoded_constructor_args: [['42', { name: 'limit_', type: 'uint256' }]],
    source_code: 'contract Diamond {}',
    additional_sources: [{ file_path: 'src/Loupe.sol', source_code: 'contract Loupe {}' }],
  },
}

async function show(component: () => React.ReactNode, changes: object = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await serve(
    ({ pathname }) => Response.json(facets[pathname.split('/').at(-1) ?? ''] ?? {}, { status: 200 }),
    changes,
  )
  const source = await client.fetchQuery(contractQuery(alice))
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return source
}

test('a diamond can be called with the ABI of each of its facets', async () => {
  const implementations = [bob, coin].map((address) => ({ address, name: null }))
  await show(() => {
    const options = useAbiOptions(alice, { implementations } as unknown as AddressRecord, undefined)
    return options.map(({ id, label }) => <p key={id}>{label}</p>)
  })
  await screen.findByText('As proxy: Vault')
  expect(await screen.findByText('As proxy: Loupe')).toBeTruthy()
})

test('on a network without markets and lending only token standards are offered', async () => {
  const component = () => {
    const options = useAbiOptions(alice, undefined, undefined)
    return <p>{options.map(({ label }) => label).join(', ')}</p>
  }
  await show(component, { indexerUrl: undefined, lendingUrl: undefined, lendingPool: undefined })
  await screen.findByText('ERC-20 token, ERC-721 collection, ERC-1155 tokens')
})

test('a verified contract shows its constructor arguments and every file of its source', async () => {
  const client = new QueryClient()
  await serve(() => Response.json(facets[alice]))
  const source = await client.fetchQuery(contractQuery(alice))
  await show(() => source && <SourceFacts source={source} />)
  await screen.findByText('Constructor arguments')
  expect(screen.getByText('limit_')).toBeTruthy()
  expect(screen.getByText('42')).toBeTruthy()
  expect(screen.getByText('contract Diamond {}')).toBeTruthy()
  expect(screen.getByText('src/Loupe.sol')).toBeTruthy()
})

test("the router of the site's own configuration is called with its own ABI first", async () => {
  const curve = { kind: 'hlpmm-v2', router: alice, quoter: bob, registry: coin }
  await show(() => <p>{useAbiOptions(alice, undefined, undefined)[0]?.label}</p>, { curve })
  await screen.findByText('Router of markets')
})
