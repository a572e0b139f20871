import { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { curvePoolQuery } from './curvePool.ts'

const pool = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** Written out once more, so that an independent encoder can say whether our selectors are right. */
const abi = parseAbi([
  'function feePpm() view returns (uint256)',
  'function virtualReserveUsd() view returns (uint256)',
  'function realReserveUsd() view returns (uint256)',
  'function reserveToken() view returns (uint256)',
])
type Name = (typeof abi)[number]['name']

type Reply = { result: string } | { error: { code: number; message: string } }
type Parameters = [{ to: string; data: Hex }, string]

const word = (value: bigint): Reply => ({ result: `0x${value.toString(16).padStart(64, '0')}` })
const revert: Reply = { error: { code: 3, message: 'execution reverted' } }
const whole = {
  feePpm: word(12_345n),
  virtualReserveUsd: word(36_000_000_001n),
  realReserveUsd: word(6_000_000_001n),
  reserveToken: word(9n * 10n ** 30n),
}

/** A node at block 0x1b4 whose contract at `pool` answers these functions. */
function answer(replies: Record<Name, Reply>) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x1b4' }
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

test('fee and reserves are asked of the pool at one and the same block', async () => {
  const asked = answer(whole)
  expect(await client.fetchQuery(curvePoolQuery(pool))).toEqual({
    block: 436,
    feePpm: 12_345n,
    reserves: { x: 36_000_000_001n, y: 9n * 10n ** 30n, realUsd: 6_000_000_001n },
  })
  const names = ['feePpm', 'virtualReserveUsd', 'realReserveUsd', 'reserveToken']
  expect(asked).toEqual(names.map((name) => ['eth_call', pool, name, '0x1b4']))
})

test.each([
  ['reverts', revert],
  ['answers with nothing', { result: '0x' }],
  ['answers with something else', { result: `0x${'00'.repeat(64)}` }],
])('a pool that %s when asked for its fee has none, and its reserves all the same', async (_, reply) => {
  answer({ ...whole, feePpm: reply })
  const { feePpm, reserves } = await client.fetchQuery(curvePoolQuery(pool))
  expect(feePpm).toBeNull()
  expect(reserves).toMatchObject({ realUsd: 6_000_000_001n })
})

test.each(['virtualReserveUsd', 'realReserveUsd', 'reserveToken'])(
  'without %s there are no reserves, and the fee all the same',
  async (name) => {
    answer({ ...whole, [name]: revert })
    const { feePpm, reserves } = await client.fetchQuery(curvePoolQuery(pool))
    expect(feePpm).toBe(12_345n)
    expect(reserves).toBeNull()
  },
)

test('a node that cannot be asked is a failure, not a pool without a fee', async () => {
  answer({ ...whole, feePpm: { error: { code: -32_000, message: 'header not found' } } })
  await expect(client.fetchQuery(curvePoolQuery(pool))).rejects.toMatchObject({ kind: 'refused' })
})
