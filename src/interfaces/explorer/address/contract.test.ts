import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { tokenInstancesQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import { tokenTransfersOfAddressQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import { alice, bob, coin, tokenTransfers } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { contractQuery } from './contract.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

const abi = [
  { type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [] },
  { type: 'function', name: 'a b' },
]

test('a verified source is read, without invalid ABI items and invisible characters', async () => {
  const asked = await serve(() =>
    Response.json({
      name: 'Vault',
      is_verified: true,
      is_partially_verified: false,
      compiler_version: 'v0.8.30',
      optimization_enabled: true,
      optimization_runs: '200',
      license_type: 'mit',
      verified_at: '2026-01-02T03:04:05Z',
      source_code: 'contract Vault {\n  // \u202e}\n}',
      abi,
    }),
  )
  expect(await client.fetchQuery(contractQuery(alice))).toMatchObject({
    name: 'Vault',
    isVerified: true,
    optimizationRuns: 200,
    license: 'mit',
    sourceCode: 'contract Vault {\n  // }\n}',
    abi: [{ name: 'get' }],
    deployedBytecode: null,
  })
  expect(asked).toEqual([`/smart-contracts/${alice}`])
})

test.each([404, 400, 422])('an explorer that answers %d knows nothing of the source', async (status) => {
  await serve(() => Response.json({ message: 'Unknown' }, { status }))
  expect(await client.fetchQuery(contractQuery(alice))).toBeNull()
})

test('tokenInstancesQuery reads the owner and the name of each token of a collection', async () => {
  const items = [
    { id: '77', owner: { hash: bob }, image_url: 'ipfs://x', metadata: { name: 'Shell \u202e77' } },
    { id: '78', owner: null, metadata: null },
  ]
  await serve(() => Response.json({ items, next_page_params: null }))
  expect((await client.fetchQuery(tokenInstancesQuery(coin)))?.items).toMatchObject([
    { id: '77', owner: { address: bob }, imageUrl: 'ipfs://x', metadata: { name: 'Shell 77' } },
    { id: '78', owner: null, imageUrl: null, metadata: null },
  ])
})

test('tokenInstancesQuery is null for an explorer without the list', async () => {
  await serve(() => Response.json({ message: 'Unknown API v2 action' }, { status: 404 }))
  expect(await client.fetchQuery(tokenInstancesQuery(coin))).toBeNull()
})

const otherToken = {
  ...tokenTransfers.strict,
  token: { ...tokenTransfers.strict.token, address_hash: alice },
}

test.each([
  ['filters', [tokenTransfers.strict], []],
  ['ignores the filter', [tokenTransfers.strict, otherToken], ['token']],
])(
  'transfers of one token and one address: where the explorer %s, unsupported filters are reported',
  async (_, items, unsupported) => {
    const asked = await serve(() => Response.json({ items, next_page_params: null }))
    const page = await client.fetchQuery(tokenTransfersOfAddressQuery(coin, alice))
    expect(page.items).toMatchObject([{ token: { address: coin } }])
    expect(page.unsupported).toEqual(unsupported)
    expect(asked).toEqual([`/addresses/${alice}/token-transfers?token=${coin}`])
  },
)

test.each([500, 429])('an explorer that answers %d is a failure, not an unknown source', async (status) => {
  // Each case has its own server: one that asks for a pause would get no requests from other tests either.
  await serve(() => Response.json({ message: 'no' }, { status }), {
    explorerUrl: `http://answers-${status}.test`,
  })
  await expect(client.fetchQuery(contractQuery(alice))).rejects.toThrow()
})
