import { describe, expect, test, vi } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type {
  ChainReader,
  Inclusion,
  ListedTransaction,
  SeenTransaction,
} from '#domain/transactions/transactionDependencies.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { checkOutcome } from './checkOutcome.ts'

const { from: person, to: pool } = request
const thirdHash = `0x${'33'.repeat(32)}` as const

const confirmed = { name: 'confirmed', block: 12 } as const
const reverted = { name: 'reverted', block: 12, reason: 'Balance too low.' } as const
const sent = sentRecord({ nonce: 7 })
const bundle = sentRecord({ nonce: 7, calls: '0x12' })

/** One check by a node without the receipt that can prove nothing, unless `chain` says otherwise. */
function check(
  chain: Partial<ChainReader>,
  ended: Parameters<typeof checkOutcome>[1] = confirmed,
  of = sent,
) {
  const { dependencies } = fakeChain({ receipt: async () => null, ...chain })
  return checkOutcome(of, ended, dependencies)
}

const receiptAt = (block: number, success: boolean) => async (hash: Hash) => ({
  hash,
  from: person,
  block,
  success,
})

/** A node that says of these transactions what it can prove, and nothing of any other. */
const proving = (said: Readonly<Record<string, Inclusion>>) => async (hash: Hash, block: number) =>
  said[`${hash} ${block}`] ?? 'unknown'

const failed: ChainReader['listed'] = () => Promise.reject(new Error('No connection.'))

describe('a transaction that ended in block 12', () => {
  test.each([
    ['confirmed', 'the same', 'stands', confirmed, sent, 12, true],
    ['confirmed', 'another block', 'changed', confirmed, sent, 13, true],
    ['confirmed', 'a failure', 'changed', confirmed, sent, 12, false],
    ['reverted', 'the same', 'stands', reverted, sent, 12, false],
    ['reverted', 'another block', 'changed', reverted, sent, 13, false],
    ['reverted', 'a success', 'changed', reverted, sent, 12, true],
    ['confirmed by its calls', 'a failure', 'changed', confirmed, bundle, 12, false],
    ['reverted by its calls', 'a success', 'stands', reverted, bundle, 12, true],
    ['reverted by its calls', 'a failure', 'stands', reverted, bundle, 12, false],
    ['reverted by its calls', 'another block', 'changed', reverted, bundle, 13, true],
  ] as const)('%s, where its receipt says %s, %s', async (_, __, result, ended, record, block, success) => {
    const inclusion = () => Promise.reject(new Error('Asked for more than the receipt.'))
    expect(await check({ receipt: receiptAt(block, success), inclusion }, ended, record)).toBe(result)
  })

  test('is unknown where the node cannot be asked, or has the receipt of another', async () => {
    expect(await check({ receipt: () => Promise.reject(new Error('No connection.')) })).toBe('unknown')
    const other = receiptAt(13, false)
    expect(await check({ receipt: () => other(secondHash) })).toBe('unknown')
  })

  const listed = (block: number, success: boolean | null, hash: Hash = firstHash) => ({
    transaction: { ...inPool, hash, block },
    success,
  })

  test.each<[string, Inclusion, ListedTransaction | null, string]>([
    ['has others, whatever the explorer lists', 'refuted', listed(12, true), 'changed'],
    ['has it, and the explorer does not', 'proven', null, 'stands'],
    ['has it, and the explorer says the same', 'proven', listed(12, true), 'stands'],
    ['has it, and the explorer has no status', 'proven', listed(12, null), 'stands'],
    ['has it, and the explorer says that it failed there', 'proven', listed(12, false), 'changed'],
    ['has it, and the explorer is behind', 'proven', listed(11, false), 'stands'],
    ['has it, and the explorer has another one', 'proven', listed(12, false, secondHash), 'stands'],
    ['is unknown, and the explorer does not have it', 'unknown', null, 'unknown'],
    ['is unknown, and the explorer says the same', 'unknown', listed(12, true), 'stands'],
    ['is unknown, and the explorer has no status', 'unknown', listed(12, null), 'stands'],
    ['is unknown, and the explorer says that it failed', 'unknown', listed(12, false), 'changed'],
    ['is unknown, and the explorer has it in another', 'unknown', listed(13, true), 'changed'],
    ['is unknown, and the explorer has another one', 'unknown', listed(13, false, secondHash), 'unknown'],
  ])('and whose block %s', async (_, inclusion, answer, result) => {
    const said = proving({ [`${firstHash} 12`]: inclusion })
    expect(await check({ inclusion: said, listed: async () => answer })).toBe(result)
  })

  test('is judged by the node alone where the explorer does not answer', async () => {
    expect(await check({ listed: failed, inclusion: proving({ [`${firstHash} 12`]: 'proven' }) })).toBe(
      'stands',
    )
    expect(await check({ listed: failed })).toBe('unknown')
    const inPlace = { ...inPool, hash: secondHash, block: 13 }
    const sentSince = async () => ({ transactions: [inPlace], searchedTo: 13 })
    const inclusion = proving({ [`${secondHash} 13`]: 'proven' })
    expect(await check({ listed: failed, sentSince, inclusion })).toBe('changed')
  })
})

const inPlace: SeenTransaction = { ...inPool, hash: secondHash, data: '0x01', block: 13 }

describe('a transaction that neither node nor explorer has', () => {
  const provenAnywhere = async (hash: Hash, block: number) =>
    hash === secondHash && block === 13 ? 'proven' : 'unknown'
  const checkAmong = (...transactions: SeenTransaction[]) =>
    check({ sentSince: async () => ({ transactions, searchedTo: 13 }), inclusion: provenAnywhere })

  test('is gone where a block of the node has another one of the account under its nonce', async () => {
    expect(await checkAmong(inPlace)).toBe('changed')
    expect(await checkAmong({ ...inPlace, hash: thirdHash }, inPlace)).toBe('changed')
  })

  test.each<[string, Partial<SeenTransaction>]>([
    ['of another account', { from: pool }],
    ['of another nonce', { nonce: 8 }],
    ['whose block the node cannot prove', { block: 14 }],
  ])('is unknown beside a transaction %s', async (_, changes) => {
    expect(await checkAmong({ ...inPlace, ...changes })).toBe('unknown')
  })

  test('is unknown beside one that waits, also where the node says anything of a block without number', async () => {
    const sentSince = async () => ({ transactions: [{ ...inPlace, block: null }], searchedTo: 13 })
    const inclusion: ChainReader['inclusion'] = async (_, block) => (block === null ? 'proven' : 'unknown')
    expect(await check({ sentSince, inclusion })).toBe('unknown')
  })

  test('is not replaced by itself', async () => {
    const sentSince = async () => ({ transactions: [{ ...inPool, block: 13 }], searchedTo: 13 })
    expect(await check({ sentSince, inclusion: proving({ [`${firstHash} 13`]: 'proven' }) })).toBe('unknown')
  })

  test('is not looked for by a nonce that was never known', async () => {
    const sentSince = vi.fn<ChainReader['sentSince']>(async () => ({
      transactions: [inPlace],
      searchedTo: 13,
    }))
    expect(await check({ sentSince, inclusion: provenAnywhere }, confirmed, sentRecord())).toBe('unknown')
    expect(sentSince).not.toHaveBeenCalled()
  })
})

describe('a transaction that another one replaced', () => {
  const replaced = { name: 'replaced', by: secondHash, block: 12 } as const
  const cancelled = { name: 'cancelled', by: secondHash, block: null } as const
  const receipts =
    (block: Partial<Record<Hash, number>>): ChainReader['receipt'] =>
    async (hash) => {
      const at = block[hash]
      return at === undefined ? null : { hash, from: person, block: at, success: true }
    }

  test.each([
    ['proven', 'stands'],
    ['refuted', 'changed'],
  ] as const)('is judged by the block of the other: %s', async (inclusion, result) => {
    const receipt = () => Promise.reject(new Error('Asked for more than the block.'))
    const said = proving({ [`${secondHash} 12`]: inclusion })
    expect(await check({ inclusion: said, receipt }, replaced)).toBe(result)
  })

  test('is itself on the chain where its block is proven, and only there', async () => {
    const receipt = receipts({ [firstHash]: 14, [secondHash]: 12 })
    const inclusion = proving({ [`${firstHash} 14`]: 'proven' })
    expect(await check({ receipt, inclusion }, replaced)).toBe('changed')
    expect(await check({ receipt }, replaced)).toBe('stands')
  })

  test('is not taken for itself by a receipt of another', async () => {
    const receipt = async () => ({ hash: thirdHash, from: person, block: 14, success: true })
    expect(await check({ receipt, inclusion: proving({ [`${thirdHash} 14`]: 'proven' }) }, replaced)).toBe(
      'unknown',
    )
  })

  test.each([
    ['in the same block', replaced, 12, 'stands'],
    ['in another block', replaced, 13, 'changed'],
    ['in a block at last', cancelled, 13, 'stands'],
  ] as const)('has the receipt of the other one %s', async (_, ended, block, result) => {
    const inclusion: ChainReader['inclusion'] = async (_, at) => (at === null ? 'refuted' : 'unknown')
    expect(await check({ receipt: receipts({ [secondHash]: block }), inclusion }, ended)).toBe(result)
  })

  test('is replaced by a third where a block has that one under its nonce', async () => {
    const third = { ...inPlace, hash: thirdHash }
    const inclusion = proving({ [`${thirdHash} 13`]: 'proven', [`${secondHash} 13`]: 'proven' })
    const checkAmong = (...transactions: SeenTransaction[]) =>
      check({ sentSince: async () => ({ transactions, searchedTo: 13 }), inclusion }, replaced)
    expect(await checkAmong(inPlace)).toBe('unknown')
    expect(await checkAmong(inPlace, third)).toBe('changed')
  })
})
