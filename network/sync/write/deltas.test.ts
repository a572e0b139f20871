import { type Address, encodeEventTopics, getAddress, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { type CountedFacts, deltasOf, unmovedToken } from './deltas.ts'

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

const [carl, dora] = [pad('0x3', { size: 20 }), pad('0x4', { size: 20 })]

/** Transactions of 21,000 gas, from `ann` to `bob` in block 7 at noon unless they say otherwise. */
function sent(...rows: Partial<CountedFacts['transactions'][number]>[]): CountedFacts {
  const transactions = rows.map((row, index) => ({
    ...{ hash: pad(`0x${index + 1}`), from: ann, to: bob, createdContract: null, blockNumber: 7 },
    ...{ gasUsed: 21_000n, timestamp: new Date('2026-11-26T12:00:00Z'), ...row },
  })) as CountedFacts['transactions']
  return { ...transfers(), transactions }
}

test('a transaction counts once for each address it names, with its gas', () => {
  const { addresses, totals } = deltasOf(sent({}, { from: bob, to: bob, gasUsed: 5n }))
  expect([...addresses.keys()]).toEqual([ann, bob])
  expect(addresses.get(ann)).toMatchObject({ transactionsCount: 1, gasUsed: 21_000n, isContract: false })
  expect(addresses.get(bob)).toMatchObject({ transactionsCount: 2, gasUsed: 21_005n, creator: null })
  expect(totals).toMatchObject({ transactions: 2, gasUsed: 0n })
})

test('an address is known from the first block that names it, in whatever order it is named', () => {
  const { addresses } = deltasOf(sent({ blockNumber: 9 }, { blockNumber: 8 }, { blockNumber: 10 }))
  expect(addresses.get(ann)?.firstBlock).toBe(8)
})

test('a day has its transactions, their gas and how often each account sent', () => {
  const night = new Date('2026-11-27T00:00:00Z')
  const { days } = deltasOf(sent({}, { gasUsed: 5n }, { from: bob }, { timestamp: night }))
  const [first, second] = ['2026-11-26', '2026-11-27']
  const senders = new Map([
    [ann, 2],
    [bob, 1],
  ])
  expect(days.get(first ?? '')).toEqual({ day: first, transactions: 3, gasUsed: 42_005n, senders })
  expect(days.get(second ?? '')).toMatchObject({ transactions: 1, senders: new Map([[ann, 1]]) })
})

test('a created contract has its last creator, by a transaction or by a call inside of one', () => {
  const facts = sent({ to: null, createdContract: carl })
  const { addresses } = deltasOf(facts)
  const created = { isContract: true, creator: ann, creationTransaction: pad('0x1'), transactionsCount: 1 }
  expect([...addresses.keys()]).toEqual([carl, ann])
  expect(addresses.get(carl)).toMatchObject(created)
  expect(addresses.get(ann)).toMatchObject({ isContract: false, creator: null })
  const internal = {
    ...{ from: bob, to: null, createdContract: carl, blockNumber: 7, transactionHash: pad('0x2') },
  } as CountedFacts['internalTransactions'][number]
  const again = deltasOf({ ...facts, internalTransactions: [internal] }).addresses
  expect([...again.keys()]).toEqual([carl, ann, bob])
  expect(again.get(carl)).toMatchObject({ creator: bob, creationTransaction: pad('0x2') })
  expect(again.get(bob)).toMatchObject({ transactionsCount: 0, isContract: false })
})

test('a call inside of a transaction names its ends, and creates nothing', () => {
  const internal = { from: carl, to: dora, createdContract: null, blockNumber: 7 }
  const facts = { ...transfers(), internalTransactions: [internal] as CountedFacts['internalTransactions'] }
  const { addresses } = deltasOf(facts)
  expect([...addresses.keys()]).toEqual([carl, dora])
  expect([...addresses.values()].some(({ isContract }) => isContract)).toBe(false)
})

test('an address is a contract where it wrote a log, or was called and has code', () => {
  const log = { address: ann, topic0: null, topic2: null, blockNumber: 7 } as CountedFacts['logs'][number]
  const facts = { ...transfers(), logs: [log], calledContracts: [{ block: 9, addresses: [bob] }] }
  const { addresses } = deltasOf(facts)
  expect(addresses.get(ann)).toMatchObject({ isContract: true, isReceipt: false, firstBlock: 7 })
  expect(addresses.get(bob)).toMatchObject({ isContract: true, firstBlock: 9 })
})

test('an event of the pool that names no token, and another event of it, name no receipt', () => {
  const [topic0] = encodeEventTopics({ abi: lendingPoolAbi, eventName: 'AssetListed' })
  const log = { address: bob, topic0, topic2: null, blockNumber: 7 } as CountedFacts['logs'][number]
  const other = { ...log, topic0: pad('0x9'), topic2: pad(ann) }
  const { addresses } = deltasOf({ ...transfers(), logs: [log, other], lendingPool: bob })
  expect([...addresses.keys()]).toEqual([bob])
  expect(addresses.get(bob)?.isReceipt).toBe(false)
})

test('the totals count blocks, their gas, and those without traces', () => {
  const block = { miner: ann, number: 7, gasUsed: 5n, internalTransactionsCount: 0 }
  const blocks = [block, block, { ...block, internalTransactionsCount: null }] as CountedFacts['blocks']
  const { totals } = deltasOf({ ...transfers([ann, bob, 1n]), blocks, markets: 3, swaps: 4 })
  expect(totals).toEqual({
    ...{
      blocks: 3,
      untracedBlocks: 1,
      transactions: 0,
      markets: 3,
      swaps: 4,
      tokenTransfers: 1,
      gasUsed: 15n,
    },
  })
})

test('each id of a token is held for itself, and a token has the type of its first transfer', () => {
  const facts = transfers([zeroAddress, ann, 1n], [zeroAddress, ann, 2n])
  const tokenTransfers = facts.tokenTransfers.map((row, index) => ({
    ...row,
    ...{ tokenId: BigInt(index), tokenType: index === 0 ? ('ERC-1155' as const) : ('ERC-20' as const) },
  }))
  const { holdings, tokens } = deltasOf({ ...facts, tokenTransfers })
  expect([...holdings.values()]).toEqual([
    { token, holder: ann, tokenId: 0n, amount: 1n },
    { token, holder: ann, tokenId: 1n, amount: 2n },
  ])
  expect(tokens.get(token)).toMatchObject({ type: 'ERC-1155', firstBlock: 7, address: token })
})

test('a token without a transfer is of type ERC-20, and there is nothing of it', () => {
  const none = { type: 'ERC-20', transfers: 0, supply: 0n }
  expect(unmovedToken(token, 7)).toEqual({ address: token, firstBlock: 7, ...none })
})
