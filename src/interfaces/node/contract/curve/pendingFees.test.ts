import { QueryClient } from '@tanstack/react-query'
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, toEventSelector } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { feeDistributionQuery } from './feeDistribution.ts'
import { ownFeesQuery, pendingFeesQuery } from './pendingFees.ts'

const factory = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nft = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const collector = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const owner = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** Written out once more, so that an independent encoder can say whether our selectors are right. */
const abi = parseAbi([
  'function factory() view returns (address)',
  'function marketNFT() view returns (address)',
  'function feeCollector() view returns (address)',
  'function pendingFees(uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function feeStrategy(uint256) view returns (uint8)',
  'function airdropFunds(uint256, address) view returns (uint256)',
])
const distributed =
  'event FeeDistributed(uint256 indexed nftId, address recipient, uint256 amount, uint8 strategy)'

beforeEach(async () => {
  await loadTestConfig({ curve: fakeContracts })
})

afterEach(() => client.clear())

type Known = [to: string, data: Hex, value: bigint]

/** A node whose contracts answer these calls; every other one reverts. Its one receipt has these logs. */
function answer(known: readonly Known[], logs: readonly object[] = []) {
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getTransactionReceipt') return { result: { logs } }
      if (method === 'eth_blockNumber') return { result: '0x9' }
      const [call] = params as unknown as [{ to: string; data: string }]
      const found = known.find(([to, data]) => to === call.to && data === call.data)
      if (!found) return { error: { code: 3, message: 'execution reverted' } }
      return { result: `0x${found[2].toString(16).padStart(64, '0')}` }
    }),
  )
}

const view = (functionName: 'factory' | 'marketNFT' | 'feeCollector') =>
  encodeFunctionData({ abi, functionName })
const ofMarket = (functionName: 'pendingFees' | 'ownerOf' | 'feeStrategy') =>
  encodeFunctionData({ abi, functionName, args: [3n] })

const contracts: readonly Known[] = [
  [fakeContracts.router, view('factory'), BigInt(factory)],
  [factory, view('marketNFT'), BigInt(nft)],
  [factory, view('feeCollector'), BigInt(collector)],
]

test('pendingFeesQuery reads pending fees, owner and strategy from the contracts behind the router', async () => {
  answer([
    ...contracts,
    [collector, ofMarket('pendingFees'), 7n],
    [nft, ofMarket('ownerOf'), BigInt(owner)],
    [nft, ofMarket('feeStrategy'), 2n],
  ])
  expect(await client.fetchQuery(pendingFeesQuery(3))).toEqual({ nft, pending: 7n, owner, strategy: 2 })
})

test('pending fees are null behind another kind of router, and so is the owner of a missing NFT', async () => {
  answer([])
  const unknown = { nft: null, pending: null, owner: null, strategy: null }
  expect(await client.fetchQuery(pendingFeesQuery(3))).toEqual(unknown)
  client.clear()
  answer(contracts)
  expect(await client.fetchQuery(pendingFeesQuery(3))).toEqual({ ...unknown, nft })
})

const kept = encodeFunctionData({
  abi,
  functionName: 'airdropFunds',
  args: [3n, `0x${'0'.repeat(40)}`],
})

test.each([
  ['pays out what it kept where it has the function', [...contracts, [collector, kept, 0n] as const], true],
  ['pays nothing out where it reverts', contracts, false],
  ['that is not known is not said to pay nothing out', contracts.slice(0, 2), null],
])('a fee collector %s', async (_, known, paysOut) => {
  answer(known as readonly Known[])
  expect(await client.fetchQuery(ownFeesQuery(3))).toMatchObject({ block: 9, paysOut })
})

const id = `0x${'ab'.repeat(32)}` as const
const burn = '0x000000000000000000000000000000000000dEaD'

function log(address: string, nftId: bigint) {
  const types = [{ type: 'address' }, { type: 'uint256' }, { type: 'uint8' }] as const
  return {
    address,
    topics: [toEventSelector(distributed), `0x${nftId.toString(16).padStart(64, '0')}`],
    data: encodeAbiParameters(types, [burn, 5n, 1]),
  }
}

test("feeDistributionQuery reads the collector's own log of that market", async () => {
  answer(contracts, [log(owner, 3n), log(collector, 4n), log(collector, 3n)])
  expect(await client.fetchQuery(feeDistributionQuery(id, 3))).toEqual({ recipient: burn, strategy: 1 })
})

test.each([
  ['no log of the collector', contracts, [log(owner, 3n), log(collector, 4n)]],
  ['a collector that is not known', [], [log(collector, 3n)]],
])('feeDistributionQuery is null with %s', async (_, known, logs) => {
  answer(known, logs)
  expect(await client.fetchQuery(feeDistributionQuery(id, 3))).toBeNull()
})
