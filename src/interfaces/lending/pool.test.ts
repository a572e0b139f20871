import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { assetOfSymbol, poolsQuery } from './pool.ts'
import { userQuery } from './user.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const user = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const wirePool = {
  assetAddress: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  pTokenAddress: '0x61c36a8d610163660e21a8b7359e1cac0c9133e1',
  symbol: 'TUSD',
  decimals: 6,
  totalSupplied: '800250.5',
  supplyApy: '3.70',
  borrowApy: '4.33',
}
const wireUser = {
  address: user,
  creditScore: 712,
  borrowingPower: '150.0',
  amountBorrowed: '0',
  availableToBorrow: '150.0',
}
let answer: () => Response

beforeEach(async () => {
  asked.length = 0
  await configure({})
})

afterEach(() => client.clear())

/** Configures the lending interface, which then answers with `answer`. */
async function configure(lending: object) {
  await loadTestConfig({ lending })
  vi.stubGlobal('fetch', async (url: URL | string) => {
    asked.push(String(url))
    return answer()
  })
}

const asked: string[] = []

test('an APY with a percent sign is a percentage whatever the configuration says, and one of no number is unreadable', async () => {
  await configure({ apyUnit: 'fraction' })
  const other = { ...wirePool, assetAddress: `0x${'77'.repeat(20)}`, supplyApy: 'n/a%' }
  answer = () => Response.json([{ ...wirePool, supplyApy: '5.21%', borrowApy: '0.0785' }, other])
  const { pools, dropped } = await client.fetchQuery(poolsQuery())
  expect(pools).toMatchObject([{ supplyApy: '0.0521', borrowApy: '0.0785' }])
  expect(dropped).toBe(1)
})

test('pools are read, with yields as fractions and amounts exact', async () => {
  answer = () => Response.json([wirePool])
  const { pools, dropped } = await client.fetchQuery(poolsQuery())
  expect(asked).toEqual(['http://lending.test/api/pools'])
  expect(dropped).toBe(0)
  expect(pools[0]).toMatchObject({
    assetAddress: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    totalSupplied: '800250.5',
    supplyApy: '0.037',
  })
})

test('a long symbol is cut like that of the pool contract, so that both are equal', async () => {
  answer = () => Response.json([{ ...wirePool, symbol: 'x'.repeat(40) }])
  const { pools } = await client.fetchQuery(poolsQuery())
  expect(pools[0]?.symbol).toBe(`${'x'.repeat(32)}…`)
})

test('APYs of 5.21 and 7.85 are read as percent, and as fractions only where the configuration says so', async () => {
  answer = () => Response.json([{ ...wirePool, supplyApy: '5.21', borrowApy: '7.85' }])
  const { pools } = await client.fetchQuery(poolsQuery())
  expect(pools[0]).toMatchObject({ supplyApy: '0.0521', borrowApy: '0.0785' })
  await configure({ apyUnit: 'fraction' })
  client.clear()
  answer = () => Response.json([{ ...wirePool, supplyApy: '0.0523' }])
  expect((await client.fetchQuery(poolsQuery())).pools[0]?.supplyApy).toBe('0.0523')
})

test.each([
  { assetAddress: '0x123' },
  { decimals: -1 },
  { decimals: 255 },
  { totalSupplied: '' },
  { totalSupplied: 'NaN' },
  { supplyApy: null },
  { symbol: 7 },
])('a hostile row %j is left out and counted', async (wrong) => {
  answer = () => Response.json([{ ...wirePool, ...wrong }, wirePool])
  const { pools, dropped } = await client.fetchQuery(poolsQuery())
  expect(pools).toHaveLength(1)
  expect(dropped).toBe(1)
})

test('a second row of the same asset is left out, and a pool address from the API is ignored', async () => {
  answer = () => Response.json([wirePool, { ...wirePool, decimals: 18, lendingPool: user }])
  const { pools, dropped } = await client.fetchQuery(poolsQuery())
  expect(pools).toEqual([expect.objectContaining({ decimals: 6 })])
  expect(pools[0]).not.toHaveProperty('lendingPool')
  expect(dropped).toBe(1)
})

test.each([
  [
    'of one pool, in any case, is that pool',
    'tusd',
    [wirePool],
    '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  ],
  ['of no pool is none', 'nothing', [wirePool], null],
  ['of two pools is none', 'TUSD', [wirePool, { ...wirePool, assetAddress: user }], null],
  ['while the pools cannot be read is none', 'TUSD', 'no list', null],
])('the asset of a symbol %s', async (_, symbol, pools, asset) => {
  answer = () => Response.json(pools)
  expect(await assetOfSymbol(client, symbol)).toBe(asset)
})

test('a symbol loses its hidden characters', async () => {
  answer = () => Response.json([{ ...wirePool, symbol: 'TU\u202ESD' }])
  const { pools } = await client.fetchQuery(poolsQuery())
  expect(pools[0]?.symbol).toBe('TUSD')
})

test('a user is read, and an unknown one is null', async () => {
  answer = () => Response.json(wireUser)
  expect(await client.fetchQuery(userQuery(user))).toMatchObject({ creditScore: 712, borrowingPower: '150' })
  client.clear()
  answer = () => Response.json({ message: 'no' }, { status: 404 })
  expect(await client.fetchQuery(userQuery(user))).toBeNull()
})

test('a record of another user than requested is refused', async () => {
  answer = () => Response.json({ ...wireUser, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  await expect(client.fetchQuery(userQuery(user))).rejects.toMatchObject({
    from: 'lending',
    kind: 'malformed',
    message: 'The lending service answered with the record of another user.',
  })
})

test('an impossible score is passed on unchanged, for the page to report', async () => {
  answer = () => Response.json({ ...wireUser, creditScore: 851 })
  expect(await client.fetchQuery(userQuery(user))).toMatchObject({ creditScore: 851 })
})

test.each([{ creditScore: 712.5 }, { creditScore: null }, { amountBorrowed: '' }])(
  'a user with %j is refused',
  async (wrong) => {
    answer = () => Response.json({ ...wireUser, ...wrong })
    await expect(client.fetchQuery(userQuery(user))).rejects.toMatchObject({
      from: 'lending',
      kind: 'malformed',
    })
  },
)
