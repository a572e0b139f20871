import { type Address, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
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
    tokenTransfers: rows as Transfer[],
  }
}

const held = (facts: CountedFacts, holder: Address) =>
  deltasOf(facts).holdings.get(`${token} ${holder} 0`)?.amount

test('a mint is supply, and a burn is none any more', () => {
  const minted = transfers([zeroAddress, ann, 100n])
  expect(deltasOf(minted).tokens.get(token)).toMatchObject({ supply: 100n, transfers: 1 })
  const burnt = transfers([zeroAddress, ann, 100n], [ann, zeroAddress, 30n])
  expect(deltasOf(burnt).tokens.get(token)).toMatchObject({ supply: 70n, transfers: 2 })
  expect(held(burnt, ann)).toBe(70n)
  expect(held(burnt, zeroAddress)).toBeUndefined()
})

test('what one sends the other has, and several transfers of one holding add up', () => {
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
