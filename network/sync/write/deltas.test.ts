import { type Address, encodeEventTopics, getAddress, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { type CountedFacts, deltasOf } from './deltas.ts'

const token: Address = pad('0xaa', { size: 20 })
const [ann, bob] = [pad('0x1', { size: 20 }), pad('0x2', { size: 20 })]

type Transfer = CountedFacts['tokenTransfers'][number]

/** Transfers of one token, in the order in which they happened. */
function transfers(...moved: [from: Address, to: Address, amount: bigint][]): CountedFacts {
  const rows = moved.map(([from, to, amount], logIndex) => ({
    ...{ token, tokenType: 'ERC-20' as const, tokenId: null, from, to, amount },
    ...{ blockNumber: 7, logIndex, batchIndex: 0, transactionHash: pad('0x9') },
  }))
  return {
    ...{ blocks: [], transactions: [], logs: [], internalTransactions: [], markets: 0, swaps: 0 },
    lendingPool: null,
    tokenTransfers: rows as Transfer[],
  }
}

const held = (facts: CountedFacts, holder: Address) =>
  deltasOf(facts).holdings.get(`${token} ${holder} 0`)?.amount

test('a mint adds to the supply, a burn takes from it', () => {
  const minted = transfers([zeroAddress, ann, 100n])
  expect(deltasOf(minted).tokens.get(token)).toMatchObject({ supply: 100n, transfers: 1 })
  const burnt = transfers([zeroAddress, ann, 100n], [ann, zeroAddress, 30n])
  expect(deltasOf(burnt).tokens.get(token)).toMatchObject({ supply: 70n, transfers: 2 })
  expect(held(burnt, ann)).toBe(70n)
  expect(held(burnt, zeroAddress)).toBeUndefined()
})

test('a transfer moves the amount from sender to receiver, and several transfers of one holding add up', () => {
  const facts = transfers([zeroAddress, ann, 100n], [ann, bob, 30n], [ann, bob, 5n], [bob, ann, 1n])
  expect(held(facts, ann)).toBe(66n)
  expect(held(facts, bob)).toBe(34n)
  expect(deltasOf(facts).tokens.get(token)?.supply).toBe(100n)
})

test('a transfer to oneself counts once for the address and moves nothing', () => {
  const facts = transfers([ann, ann, 5n])
  expect(held(facts, ann)).toBe(0n)
  expect(deltasOf(facts).addresses.get(ann)?.tokenTransfersCount).toBe(1)
})

test('a block counts for its producer, and a listing of the pool names a receipt', () => {
  const listed = encodeEventTopics({
    abi: lendingPoolAbi,
    eventName: 'AssetListed',
    args: { asset: ann, pToken: token },
  })
  const [topic0, topic1, topic2] = listed as `0x${string}`[]
  const log = { ...{ topic0, topic1, topic2, address: bob, blockNumber: 7 } } as CountedFacts['logs'][number]
  const block = { miner: ann, number: 7, gasUsed: 0n } as CountedFacts['blocks'][number]
  const facts = { ...transfers(), logs: [log], blocks: [block, block], lendingPool: bob }
  const { addresses } = deltasOf(facts)
  expect(addresses.get(ann)).toMatchObject({ validationsCount: 2, isReceipt: false })
  expect(addresses.get(getAddress(token))).toMatchObject({ validationsCount: 0, isReceipt: true })
  // Anybody can emit the same event.
  expect(deltasOf({ ...facts, lendingPool: ann }).addresses.has(getAddress(token))).toBe(false)
})

test('an address that only a withdrawal pays is known from that block', () => {
  const facts = { ...transfers(), paid: [{ block: 9, addresses: [ann] }] }
  expect(deltasOf(facts).addresses.get(ann)).toMatchObject({ firstBlock: 9, transactionsCount: 0 })
})
