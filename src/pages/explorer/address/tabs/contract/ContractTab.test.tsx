import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { contractQuery } from '#interfaces/explorer/address/contract.ts'
import { alice, bob, coin, id, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { useAbiOptions } from './abi/useAbiOptions.ts'
import { ContractTab } from './ContractTab.tsx'
import { SourceFacts } from './SourceFacts.tsx'

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

const unverified = { hash: alice, is_contract: true, is_verified: false }
const storing = {
  ...reading('store'),
  stateMutability: 'nonpayable',
  inputs: [{ name: 'amount', type: 'uint256' }],
}

/** Opens the tab of alice's contract: what the explorer says of it, and its verified source. */
async function openTab(
  record: object,
  source: object | null,
  search = '',
  changes: object = {},
  code = '0x6001',
) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await serveSources(
    ({ pathname }) =>
      pathname.includes('/addresses/') ? record : (source ?? Response.json({}, { status: 404 })),
    () => ({ result: code }),
    changes,
  )
  const { router, client } = renderPart(
    <ContractTab address={alice} />,
    `/address/${alice}?tab=contract${search}`,
    '/address/$address',
  )
  await screen.findByRole('radio', { name: 'Code' })
  return { router, client }
}

const verified = { ...unverified, is_verified: true }
const box = { name: 'Box', is_verified: true, abi: [reading('limit'), storing] }

test('a verified contract opens on its functions to read, and its other views are kept in the address', async () => {
  const { router } = await openTab(verified, box)
  expect(screen.getByRole('region', { name: 'Read' })).toBeTruthy()
  expect(screen.getByText('limit()')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Write 1' }))
  await screen.findByRole('region', { name: 'Write' })
  expect(router.state.location.search).toEqual({ tab: 'contract', view: 'write' })
  fireEvent.click(screen.getByRole('radio', { name: 'Read 1' }))
  await screen.findByRole('region', { name: 'Read' })
  expect(router.state.location.search).toEqual({ tab: 'contract' })
})

test.each([
  ['a contract without a known ABI', unverified, '&view=read'],
  ['a token', token('ERC-721'), ''],
])('%s is not said to have all functions of a standard', async (_, record, search) => {
  await openTab(record, null, search)
  expect(screen.getByRole('radio', { name: 'Read' })).toBeTruthy()
  expect(screen.getByText(/^A standard ABI/)).toBeTruthy()
})

test('a contract that is read with another ABI stays in the view where that was chosen', async () => {
  await openTab(verified, box)
  expect(screen.queryByText(/^A standard ABI/)).toBeNull()
  fireEvent.change(screen.getByLabelText('ABI'), { target: { value: 'ERC-20' } })
  await screen.findByText(/^A standard ABI/)
  expect(screen.getByText('balanceOf(address account)')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Read', checked: true })).toBeTruthy()
})

test('without an explorer a contract can be read and written, also while the explorer is tried again', async () => {
  const down = Response.json({}, { status: 503 })
  const { client } = await openTab(down, null, '&view=write')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  act(() => void client.refetchQueries())
  await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0))
  expect(screen.getByRole('region', { name: 'Write' })).toBeTruthy()
})

test('what was typed into a form of a contract is still there after a look at its code', async () => {
  await openTab(verified, box, '&view=write')
  fireEvent.click(screen.getByText('store(uint256 amount)'))
  fireEvent.change(await screen.findByLabelText(/^amount/), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Code' }))
  await screen.findByRole('region', { name: 'Bytecode' })
  expect(screen.queryByRole('region', { name: 'Write' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Write 1' }))
  await screen.findByRole('region', { name: 'Write' })
  expect((screen.getByLabelText(/^amount/) as HTMLInputElement).value).toBe('7')
})

test.each([
  ['a contract without a known ABI opens on its code', unverified, null, 'Code'],
  ['a token without a source opens on the functions of its standard', token('ERC-721'), null, /^Read/],
  ['a contract that can only be written opens on that', verified, { ...box, abi: [storing] }, 'Write 1'],
])('%s', async (_, record, source, open) => {
  await openTab(record, source)
  await waitFor(() =>
    expect((screen.getByRole('radio', { name: open }) as HTMLInputElement).checked).toBe(true),
  )
})

function token(type: string) {
  return { ...unverified, token: { ...tokens.strict, type } }
}

test('the code of a contract without a published source says so, and where an ABI is chosen', async () => {
  await openTab(unverified, null)
  await screen.findByText(/^Nobody has published the source/)
  cleanup()
  await openTab(verified, box, '&view=code')
  expect(screen.queryByText(/^Nobody has published the source/)).toBeNull()
})

test('a contract of the configuration says whose ABI it is read with', async () => {
  await openTab(unverified, null, '', { lendingPool: alice })
  expect(screen.getByText(/^The ABI comes with this site/)).toBeTruthy()
  expect(screen.queryByText(/not published/)).toBeNull()
})

test('the pool of a market is read with the ABI of a market, as the indexer proves it', async () => {
  await openTab(
    { ...unverified, creator_address_hash: bob },
    { data: { market: wireMarket(1, { poolAddress: alice }) } },
  )
  const chosen = await screen.findByRole<HTMLOptionElement>('option', {
    name: 'Market (bonding curve)',
    selected: true,
  })
  expect(chosen.value).toBe('curve')
})

test('the code of a contract names its creation whole, and shows six lines of its bytes until all are asked for', async () => {
  const bytes = `0x${'60'.repeat(600)}`
  await openTab({ ...unverified, creation_transaction_hash: id }, null, '&view=code', {}, bytes)
  const code = await screen.findByText(bytes)
  expect(screen.getByRole('link', { name: /^Transaction/ }).textContent).toBe(id)
  expect(screen.getByRole('button', { name: /transaction hash/i })).toBeTruthy()
  expect(code.className).toContain('line-clamp-6')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(code.className).not.toContain('line-clamp')
})
