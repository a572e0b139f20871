import { expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { possibleReplacementEvent } from './possibleReplacement.ts'

const { from } = request
const thirdHash = `0x${'33'.repeat(32)}` as const
const cancel: SeenTransaction = {
  ...{ hash: secondHash, from, to: from, data: '0x' },
  ...{ value: 0n, nonce: 7, block: 12 },
}
const transfer = { ...cancel, hash: thirdHash, data: '0x01' } as const
const none = new Set<typeof firstHash>()
const unseen = sentRecord()

function find(
  changes: Partial<SeenTransaction>,
  record = unseen,
  searchedTo: number | null = 13,
  taken = none,
) {
  return possibleReplacementEvent(record, { transactions: [{ ...cancel, ...changes }], searchedTo }, taken)
}

test('possibleReplacementEvent finds a later transaction and says whether it is empty', () => {
  expect(find({})).toEqual({ type: 'possibleReplacement', by: secondHash, isEmpty: true })
  expect(find({ data: '0x01' })).toEqual({ type: 'possibleReplacement', by: secondHash, isEmpty: false })
  expect(find({ value: 1n })).toMatchObject({ isEmpty: false })
})

test('possibleReplacementEvent prefers an empty transaction, else takes the lowest nonce', () => {
  const of = (...transactions: SeenTransaction[]) =>
    possibleReplacementEvent(unseen, { transactions, searchedTo: 13 }, none)
  expect(of({ ...transfer, nonce: 8 }, cancel)).toMatchObject({ by: secondHash })
  expect(of(transfer, { ...cancel, nonce: 8 })).toMatchObject({ by: secondHash })
  expect(of({ ...transfer, nonce: 8 }, { ...transfer, hash: secondHash })).toMatchObject({ by: secondHash })
})

test.each<[string, () => ReturnType<typeof find>]>([
  ['of another account', () => find({ from: '0x00000000000000000000000000000000000000cc' })],
  ['from before', () => find({ nonce: 6 })],
  ['that is the transaction itself', () => find({ hash: firstHash })],
  ['of another record', () => find({}, unseen, 13, new Set([secondHash]))],
  ['in no block', () => find({ block: null })],
  ['in the newest block, behind which the node may be', () => find({}, unseen, 12)],
  ['where no block could be read', () => find({}, unseen, null)],
  ['of a record whose nonce is known', () => find({}, sentRecord({ nonce: 7 }))],
  ['of a record whose first nonce nobody said', () => find({}, sentRecord({ firstNonce: null }))],
])('possibleReplacementEvent ignores a transaction %s', (_, found) => {
  expect(found()).toBeNull()
})
