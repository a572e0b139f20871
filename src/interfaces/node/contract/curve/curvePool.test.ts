import { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { curvePoolQuery } from './curvePool.ts'

const pool = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** Written out once more, so that an independent encoder can say whether our selectors are right. */
const abi = parseAbi([
  'function getReserves() view returns (uint256, uint256)',
  'function realReserveUSD() view returns (uint256)',
  'function getVolatility() view returns (uint256)',
  'function createdAt() view returns (uint32)',
])
type Name = (typeof abi)[number]['name']

type Reply = { result: string } | { error: { code: number; message: string } }
type Parameters = [{ to: string; data: Hex }, string]

const words = (...values: readonly bigint[]): Reply => ({
  result: `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`,
})
const revert: Reply = { error: { code: 3, message: 'execution reverted' } }
const now = 1_900_000_000n
const [x, y] = [36_000n * 10n ** 18n + 1n, 9n * 10n ** 26n]
const whole = {
  getReserves: words(x, y),
  realReserveUSD: words(6_000_000_001n),
  getVolatility: words(250n),
  createdAt: words(now - 302_400n),
}

/** A node at block 0x1b4 whose contract at `pool` answers these functions. */
function answer(replies: Record<Name, Reply>) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getBlockByNumber')
        return { result: { number: '0x1b4', timestamp: `0x${now.toString(16)}` } }
      const [{ to, data }, block] = params as unknown as Parameters
      const found = abi.find(({ name }) => encodeFunctionData({ abi, functionName: name }) === data)
      asked.push([method, to, found?.name, block])
      return found ? replies[found.name] : revert
    }),
  )
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => client.clear())

test('curvePoolQuery reads reserves and the fee’s inputs at one block', async () => {
  const asked = answer(whole)
  expect(await client.fetchQuery(curvePoolQuery(pool))).toEqual({
    block: 436,
    // 0.3 %, half of 0.5 % for its age, and 0.12 % for its volatility.
    fee: { age: 302_400n, volatility: 250n, supposed: 6_700n, least: 5_700n, most: 14_200n },
    reserves: { x, y, realUsd: 6_000_000_001n },
  })
  const names = ['getReserves', 'realReserveUSD', 'getVolatility', 'createdAt']
  expect(asked).toEqual(names.map((name) => ['eth_call', pool, name, '0x1b4']))
})

test.each([
  ['reverts', revert],
  ['answers with nothing', { result: '0x' }],
])(
  'the fee is null, and the reserves are read, for a pool that %s when asked for its volatility',
  async (_, reply) => {
    answer({ ...whole, getVolatility: reply })
    const { fee, reserves } = await client.fetchQuery(curvePoolQuery(pool))
    expect(fee).toBeNull()
    expect(reserves).toMatchObject({ realUsd: 6_000_000_001n })
  },
)

test('the fee is null for a pool opened after the block', async () => {
  answer({ ...whole, createdAt: words(now + 1n) })
  expect((await client.fetchQuery(curvePoolQuery(pool))).fee).toBeNull()
})

test.each([
  ['getReserves', revert],
  ['getReserves', words(x)],
  ['getReserves', words(x, y, 1n)],
  ['realReserveUSD', revert],
] as const)('with %s answered by %o there are no reserves, and the fee all the same', async (name, reply) => {
  answer({ ...whole, [name]: reply })
  const { fee, reserves } = await client.fetchQuery(curvePoolQuery(pool))
  expect(fee?.supposed).toBe(6_700n)
  expect(reserves).toBeNull()
})

test('curvePoolQuery throws when the node does not answer', async () => {
  answer({ ...whole, getVolatility: { error: { code: -32_000, message: 'header not found' } } })
  await expect(client.fetchQuery(curvePoolQuery(pool))).rejects.toMatchObject({ kind: 'refused' })
})
