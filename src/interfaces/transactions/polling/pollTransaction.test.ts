import { describe, expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Inclusion, TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { pollTransaction } from './pollTransaction.ts'

const { from: person, to: pool } = request
const seen = { type: 'seen', nonce: 7, data: '0xabcdef' }
const inBlock = { ...inPool, block: 12 }
const none: readonly Hash[] = []

/** One look at a chain that knows the transaction in the pool, unless `chain` says otherwise. */
function look(chain: Partial<TransactionDependencies>, record = sentRecord(), taken = none) {
  const { dependencies } = fakeChain({ receipt: async () => null, ...chain })
  return pollTransaction(record, dependencies, new Set(taken))
}

describe('a transaction that the node knows', () => {
  test.each([
    ['waits in the pool where the count reached its nonce', 7, 'unqueued'],
    ['waits for an earlier one where the count is lower', 6, 'queued'],
    ['waits in the pool where the node has no count', undefined, 'unqueued'],
  ])('%s', async (_, count, type) => {
    expect(await look({ transactionCount: async () => count })).toEqual([seen, { type }])
  })

  test('in a block is not queued, also where the count is below its nonce', async () => {
    const chain = { transaction: async () => inBlock, transactionCount: async () => 3 }
    expect(await look(chain)).toEqual([seen, { type: 'unqueued' }])
  })

  test('takes over the nonce and the data that the node has', async () => {
    const chain = { transaction: async () => ({ ...inPool, nonce: 9, data: '0xabcdef00' as const }) }
    expect(await look({ ...chain, transactionCount: async () => 9 })).toEqual([
      { type: 'seen', nonce: 9, data: '0xabcdef00' },
      { type: 'unqueued' },
    ])
  })

  test('ends by its receipt, with the reason of a revert at its block', async () => {
    const receipt = (success: boolean) => async (hash: Hash) => ({ hash, from: person, block: 13, success })
    const reason = async (_: unknown, block: number) => `At ${block}.`
    expect(await look({ receipt: receipt(true), reason })).toEqual([seen, { type: 'confirmed', block: 13 }])
    expect(await look({ receipt: receipt(false), reason })).toEqual([
      seen,
      { type: 'reverted', block: 13, reason: 'At 13.' },
    ])
  })

  test.each([
    [true, { type: 'confirmed', block: 12 }],
    [false, { type: 'reverted', block: 12, reason: 'Balance too low.' }],
    [null, { type: 'unqueued' }],
  ])('ends by the explorer’s success %s where the node has no receipts', async (success, event) => {
    const chain = { receipt: async () => undefined, outcome: async () => success }
    expect(await look({ ...chain, transaction: async () => inBlock })).toEqual([seen, event])
  })

  test('is not ended by the explorer while it is in no block', async () => {
    const chain = { receipt: async () => undefined, outcome: async () => true }
    expect(await look(chain)).toEqual([seen, { type: 'unqueued' }])
  })

  test('is not ended by the explorer while its block has no receipt yet', async () => {
    const chain = { receipt: async () => null, outcome: async () => true, transaction: async () => inBlock }
    expect(await look(chain)).toEqual([seen, { type: 'unqueued' }])
  })

  test.each([
    ['while its block has no receipt', inBlock, [seen, { type: 'confirmed', block: 12 }]],
    ['not while it is in no block', inPool, [seen, { type: 'unqueued' }]],
  ])('is ended by the explorer’s list %s', async (_, transaction, events) => {
    const chain = {
      transaction: async () => transaction,
      listed: async () => ({ transaction: inBlock, success: true }),
    }
    expect(await look(chain)).toEqual(events)
  })

  test.each([
    ['another hash', { hash: secondHash, from: person }],
    ['another account', { hash: firstHash, from: pool }],
  ])('is not ended by a receipt of %s', async (_, changes) => {
    const receipt = async () => ({ ...changes, block: 12, success: true })
    await expect(look({ receipt })).rejects.toThrow(
      'The node answered with a receipt of another transaction.',
    )
  })

  test('is an error where the node answers with another hash', async () => {
    const transaction = async () => ({ ...inPool, hash: secondHash })
    await expect(look({ transaction })).rejects.toThrow('The node answered with another transaction.')
  })

  test('is foreign when it does something else, or belongs to another record', async () => {
    const foreign = [{ type: 'foreign' }]
    expect(await look({ transaction: async () => ({ ...inPool, data: '0x01' }) })).toEqual(foreign)
    expect(await look({}, sentRecord(), [firstHash])).toEqual(foreign)
  })
})

describe('a transaction that the node does not know', () => {
  const twin = { ...inPool, hash: secondHash, block: 12 }
  const cancel = { ...twin, to: person, data: '0x' } as const
  const gone = (chain: Partial<TransactionDependencies> = {}) => ({
    transaction: async () => null,
    transactionCount: async () => 8,
    sentSince: async () => ({ transactions: [], searchedTo: 13 }),
    ...chain,
  })
  const searched = { type: 'searched', to: 13 }

  test.each([
    ['its nonce', { nonce: 7, firstNonce: 3 }, 7, []],
    ['its nonce', { nonce: 7, firstNonce: 3 }, 8, [{ type: 'superseded' }, searched]],
    ['the lowest nonce it can have', { firstNonce: 7 }, 7, []],
    ['the lowest nonce it can have', { firstNonce: 7 }, 8, [searched]],
  ])('is searched once the count is above %s', async (_, changes, count, events) => {
    expect(await look(gone({ transactionCount: async () => count }), sentRecord(changes))).toEqual(events)
  })

  test.each([
    ['the node has no count', sentRecord({ nonce: 7 }), undefined],
    ['its nonce was never known', sentRecord({ firstNonce: null }), 7],
    ['its nonce was never known', sentRecord({ firstNonce: null }), 0],
  ])('is searched and stays open where %s', async (_, record, count) => {
    expect(await look(gone({ transactionCount: async () => count }), record)).toEqual([searched])
  })

  test('is followed under the hash of a speed-up, unless that is another record’s', async () => {
    const chain = gone({ sentSince: async () => ({ transactions: [twin], searchedTo: 13 }) })
    expect(await look(chain)).toEqual([{ type: 'repriced', hash: secondHash }])
    expect(await look(chain, sentRecord(), [secondHash])).toEqual([searched])
  })

  test('is cancelled by an empty transaction where its nonce is known, possibly replaced where it is not', async () => {
    const chain = gone({ sentSince: async () => ({ transactions: [cancel], searchedTo: 13 }) })
    expect(await look(chain, sentRecord({ nonce: 7 }))).toEqual([
      { type: 'cancelled', by: secondHash, block: 12 },
    ])
    expect(await look(chain)).toEqual([
      { type: 'possibleReplacement', by: secondHash, isEmpty: true },
      searched,
    ])
  })

  test.each([
    ['could not be searched', null, null],
    ['could not be searched this time', null, 12],
    ['was searched to there before', 13, 13],
  ])('is not searched further where the chain %s', async (_, searchedTo, before) => {
    const chain = gone({ sentSince: async () => ({ transactions: [], searchedTo }) })
    expect(await look(chain, sentRecord({ nonce: 7, searchedTo: before }))).toEqual([{ type: 'superseded' }])
  })

  const forgotten = { ...inPool, block: 12 }
  test.each([
    ['confirmed', true, { type: 'confirmed', block: 12 }],
    ['reverted', false, { type: 'reverted', block: 12, reason: 'Balance too low.' }],
    ['under way', null, { type: 'unqueued' }],
  ])('is %s, not superseded, where the explorer has it in a block', async (_, success, event) => {
    const chain = gone({ listed: async () => ({ transaction: forgotten, success }) })
    expect(await look(chain, sentRecord({ nonce: 7 }))).toEqual([seen, event])
  })

  test.each([
    ['its nonce is unused', 7, forgotten, []],
    [
      'the explorer has another hash',
      8,
      { ...forgotten, hash: secondHash },
      [{ type: 'superseded' }, searched],
    ],
    [
      'it does something else',
      8,
      { ...forgotten, data: '0x01' as const },
      [{ type: 'superseded' }, searched],
    ],
  ])('is not confirmed by the explorer where %s', async (_, count, transaction, events) => {
    const listed = async () => ({ transaction, success: true })
    const chain = gone({ listed, transactionCount: async () => count })
    expect(await look(chain, sentRecord({ nonce: 7 }))).toEqual(events)
  })

  test.each<[string, SentRecord, readonly Hash[], Inclusion, readonly object[]]>([
    ['its block has others', sentRecord({ nonce: 7 }), none, 'refuted', [{ type: 'superseded' }, searched]],
    ['it belongs to another record', sentRecord(), [firstHash], 'unknown', [searched]],
    ['its hash was another’s', sentRecord({ status: { name: 'foreign' } }), none, 'unknown', [searched]],
  ])('is not ended by the explorer’s list where %s', async (_, record, taken, inclusion, events) => {
    const listed = async () => ({ transaction: forgotten, success: true })
    expect(await look(gone({ listed, inclusion: async () => inclusion }), record, taken)).toEqual(events)
  })

  test('is searched further where the explorer does not answer', async () => {
    const listed = () => Promise.reject(new Error('No connection.'))
    expect(await look(gone({ listed }))).toEqual([searched])
  })

  test('is searched without a request for its hash where the hash was another transaction’s', async () => {
    const record = sentRecord({ status: { name: 'foreign' } })
    const transaction = () => Promise.reject(new Error('Asked for the hash.'))
    const chain = gone({ transaction, sentSince: async () => ({ transactions: [twin], searchedTo: 13 }) })
    expect(await look(chain, record)).toEqual([{ type: 'repriced', hash: secondHash }])
  })
})
