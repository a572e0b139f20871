import { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { paidFeesQuery } from './paidFees.ts'

const pool = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nft = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const owner = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** Written out once more, so that an independent encoder can say whether our selectors are right. */
const abi = parseAbi([
  'function feesClaimed() view returns (uint256)',
  'function feesAccrued() view returns (uint256)',
  'function marketNft() view returns (address)',
  'function ownerOf(uint256) view returns (address)',
])

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => client.clear())

/** A node at block 0x1b4 whose contracts answer these calls; every other one reverts. */
function answer(known: [to: string, data: Hex, value: bigint][]) {
  const blocks = new Set<string>()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x1b4' }
      const [call, block] = params as unknown as [{ to: string; data: string }, string]
      blocks.add(block)
      const found = known.find(([to, data]) => to === call.to && data === call.data)
      if (!found) return { error: { code: 3, message: 'execution reverted' } }
      return { result: `0x${found[2].toString(16).padStart(64, '0')}` }
    }),
  )
  return blocks
}

const view = (functionName: 'feesClaimed' | 'feesAccrued' | 'marketNft') =>
  encodeFunctionData({ abi, functionName })

test('claimed fees, unclaimed fees and the owner of the market NFT are read at one block', async () => {
  const blocks = answer([
    [pool, view('feesClaimed'), 12_000_000n],
    [pool, view('feesAccrued'), 7n],
    [pool, view('marketNft'), BigInt(nft)],
    [nft, encodeFunctionData({ abi, functionName: 'ownerOf', args: [3n] }), BigInt(owner)],
  ])
  expect(await client.fetchQuery(paidFeesQuery(pool, 3))).toEqual({
    claimed: 12_000_000n,
    unclaimed: 7n,
    owner,
  })
  expect([...blocks]).toEqual(['0x1b4'])
})

test('fees of a pool of another kind are null, and so is the owner of a missing NFT', async () => {
  answer([])
  expect(await client.fetchQuery(paidFeesQuery(pool, 3))).toEqual({
    claimed: null,
    unclaimed: null,
    owner: null,
  })
  client.clear()
  answer([[pool, view('marketNft'), BigInt(nft)]])
  expect((await client.fetchQuery(paidFeesQuery(pool, 3))).owner).toBeNull()
})
