import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { readLogs } from './logs.ts'

const newest = 2_257_024

beforeEach(async () => {
  await loadTestConfig()
})

/**
 * A node that searches `allowed` blocks at once and refuses more with `refusal`. Returns the requested range lengths.
 */
function serve(allowed: number, refusal: (range: number) => string) {
  const ranges: number[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: `0x${newest.toString(16)}` }
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
      const range = Number(toBlock) - Number(fromBlock) + 1
      ranges.push(range)
      return range > allowed ? { error: { code: -32_000, message: refusal(range) } } : { result: [] }
    }),
  )
  return ranges
}

test.each([
  ['the node of HyperPaxeer', 10_000, () => 'maximum [from, to] blocks distance: 10000'],
  ['its newer node', 2_000, () => 'block range greater than 2000 is not allowed, 2,000 block range'],
  ['one that repeats the request', 2_000, (range: number) => `range of ${range} blocks exceeds 2000`],
  ['one that counts in thousands', 2_000, () => 'eth_getLogs is limited to a 2K block range'],
  ['one that names a number of logs too', 2_000, () => 'use a 2K block range, or a cap of 10K logs'],
  ['one with a lower limit', 10, () => 'eth_getLogs requests with up to a 10 block range'],
  ['one that names the range first', 1_024, (range: number) => `${range} blocks, the maximum is set to 1024`],
  ['one that spaces its thousands', 5_000, () => 'block range too wide, limit 5 000'],
  ['one with a hyphen', 3_500, () => 'exceeds the 3500-block limit'],
])('readLogs requests ranges as long as the refusal of %s allows', async (_, allowed, refusal) => {
  const ranges = serve(allowed, refusal)
  const found = await readLogs([{ topics: [] }])
  expect(ranges).toEqual([newest + 1, ...Array<number>(16).fill(allowed)])
  expect(found).toMatchObject({ fromBlock: newest - 16 * allowed + 1, toBlock: newest })
})

test('readLogs quarters a range that the refusal repeats as a distance, without a limit', async () => {
  const ranges = serve(3_000, (range) => `block range ${range - 1} is too large`)
  await readLogs([{ topics: [] }], { before: 800_000 })
  expect(ranges.slice(0, 5)).toEqual([800_000, 50_000, 12_500, 3_125, 781])
})

test('readLogs asks a node once that has no search for logs', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method }) => {
      asked.push(method)
      if (method === 'eth_blockNumber') return { result: '0x227080' }
      return { error: { code: -32_000, message: 'eth_getLogs is not supported on this RPC' } }
    }),
  )
  await expect(readLogs([{ topics: [] }])).rejects.toThrow('not supported')
  expect(asked).toEqual(['eth_blockNumber', 'eth_getLogs'])
})

test('readLogs stops at a node that names an ever smaller range and allows none', async () => {
  const ranges = serve(0, (range) => `only ${Math.floor(range * 0.9)} blocks are allowed`)
  await expect(readLogs([{ topics: [] }], { before: 900_000 })).rejects.toThrow('are allowed')
  expect(ranges).toHaveLength(13)
})

test('readLogs quarters the range when the node refuses too many results', async () => {
  const ranges = serve(3_000, () => 'query returned more than 10000 results')
  await readLogs([{ topics: [] }])
  expect(ranges.slice(0, 5)).toEqual([newest + 1, 50_000, 12_500, 3_125, 781])
})

test('a further search continues below the blocks that were searched', async () => {
  const ranges = serve(10_000, () => 'maximum [from, to] blocks distance: 10000')
  const found = await readLogs([{ topics: [] }], { before: 15_000 })
  expect(ranges).toEqual([15_000, 10_000, 5_000])
  expect(found).toMatchObject({ fromBlock: 0, toBlock: 14_999 })
})
