import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { poolsQuery } from './pool.ts'
import { userQuery } from './user.ts'

const user = checksummed(`0x${'d1'.repeat(20)}`)
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Puts a lending service behind `fetch` that answers everything with this record. */
async function serve(record: unknown) {
  await loadTestConfig({})
  vi.stubGlobal('fetch', async () => Response.json(record))
}

test('a negative amount of a credit record is unknown, and the others are read', async () => {
  const amounts = { borrowingPower: '100', amountBorrowed: '-5', availableToBorrow: '-0.01' }
  await serve({ address: user, creditScore: 700, ...amounts })
  expect(await client.fetchQuery(userQuery(user))).toEqual({
    address: user,
    creditScore: 700,
    borrowingPower: '100',
    amountBorrowed: null,
    availableToBorrow: null,
  })
})

test('a pool that is said to hold less than nothing stays, with an unknown total', async () => {
  const pool = { assetAddress: user, pTokenAddress: user, symbol: 'TUSD', decimals: 6 }
  await serve([{ ...pool, totalSupplied: '-1', supplyApy: '1', borrowApy: '2' }])
  expect(await client.fetchQuery(poolsQuery())).toMatchObject({
    dropped: 0,
    pools: [{ symbol: 'TUSD', totalSupplied: null }],
  })
})
