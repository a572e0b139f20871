import { expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { isAnswerTo, isEmpty, replacementEvent } from './replacementEvent.ts'

const stranger = '0x00000000000000000000000000000000000000cc'
const sped: SeenTransaction = {
  ...{ hash: secondHash, from: request.from, to: request.to, data: request.data },
  ...{ value: 0n, nonce: 7, block: 12 },
}
const none = new Set<typeof firstHash>()

test.each([
  ['the same call', {}, true],
  ['the same call with bytes behind it', { data: '0xabcdef99' }, true],
  ['another call', { data: '0xabcd00' }, false],
  ['a call that pays', { value: 1n }, false],
  ['a call of another contract', { to: stranger }, false],
  ['a call of another account', { from: stranger }, false],
  ['an equal call of an earlier block', { nonce: 6, block: 9 }, false],
] as const)('%s is the answer to a request: %s', (_, changes, expected) => {
  expect(isAnswerTo(sentRecord(), { ...sped, ...changes })).toBe(expected)
})

test('isAnswerTo accepts an approval whose amount the wallet lowered, refuses one of another spender', () => {
  const approve = (spender: string, amount: string) =>
    `0x095ea7b3${spender.repeat(32)}${amount.padStart(64, '0')}` as const
  const record = sentRecord({ kind: 'approve', data: approve('aa', '4d') })
  expect(isAnswerTo(record, { ...sped, data: approve('aa', '1') })).toBe(true)
  expect(isAnswerTo(record, { ...sped, data: approve('bb', '4d') })).toBe(false)
})

const known = sentRecord({ nonce: 7 })

test.each([
  ['the same call is a speed-up', {}, { type: 'repriced', hash: secondHash }],
  [
    'nothing to oneself is a cancellation',
    { to: request.from, data: '0x' },
    { type: 'cancelled', by: secondHash, block: 12 },
  ],
  [
    'coins to oneself are another transaction',
    { to: request.from, data: '0x', value: 1n },
    { type: 'replaced', by: secondHash, block: 12 },
  ],
  ['another call is a replacement', { data: '0x01' }, { type: 'replaced', by: secondHash, block: 12 }],
  ['another nonce says nothing', { nonce: 8 }, null],
  ['another account says nothing', { from: stranger }, null],
  ['the transaction itself says nothing', { hash: firstHash }, null],
] as const)('under the same nonce, %s', (_, changes, event) => {
  expect(replacementEvent(known, [{ ...sped, ...changes }], none)).toEqual(event)
})

test('replacementEvent without a nonce finds only a later equal call that no other record has', () => {
  const record = sentRecord()
  const find = (changes: Partial<SeenTransaction>, taken = none) =>
    replacementEvent(record, [{ ...sped, ...changes }], taken)
  expect(find({ nonce: 9 })).toEqual({ type: 'repriced', hash: secondHash })
  expect(find({ data: '0x01' })).toBeNull()
  expect(find({ nonce: 6, block: 9 })).toBeNull()
  expect(find({}, new Set([secondHash]))).toBeNull()
})

test('replacementEvent without a nonce and a first block finds nothing', () => {
  const record = sentRecord({ firstNonce: null, sentBlock: null })
  expect(replacementEvent(record, [sped], none)).toBeNull()
})

test.each([
  ['in no block', {}, { nonce: 6, block: null }, true],
  ['of a lower nonce, in the block of the request', {}, { nonce: 6, block: 10 }, false],
  ['of a lower nonce, in the next block', {}, { nonce: 6, block: 11 }, true],
  ['of the first nonce, in a block before the request', {}, { nonce: 7, block: 9 }, true],
  ['in the block of the request, without a first nonce', { firstNonce: null }, { block: 10 }, false],
  ['in the next block, without a first nonce', { firstNonce: null }, { block: 11 }, true],
  ['of a lower nonce, without a first block', { sentBlock: null }, { nonce: 6 }, false],
  ['of the first nonce, without a first block', { sentBlock: null }, { nonce: 7 }, true],
  ['of any nonce, without both', { firstNonce: null, sentBlock: null }, { nonce: 3, block: 4 }, true],
  ['that pays what was asked', { value: '0xff' }, { value: 255n }, true],
  ['that pays a wei less', { value: '0xff' }, { value: 254n }, false],
  ['that pays nothing', { value: '0xff' }, { value: 0n }, false],
] as const)('an equal call %s is the answer to a request or not', (_, request, changes, expected) => {
  expect(isAnswerTo(sentRecord(request), { ...sped, ...changes })).toBe(expected)
})

test('isAnswerTo refuses another function with the arguments of an approval, and a cut call', () => {
  const spender = 'aa'.repeat(32)
  const amount = '4d'.padStart(64, '0')
  const record = sentRecord({ kind: 'approve', data: `0x095ea7b3${spender}${amount}` })
  expect(isAnswerTo(record, { ...sped, data: `0xa9059cbb${spender}${amount}` })).toBe(false)
  expect(isAnswerTo(sentRecord(), { ...sped, data: '0xabcd' })).toBe(false)
  const late = `0x095ea7b3${'aa'.repeat(31)}ab${amount}` as const
  expect(isAnswerTo(record, { ...sped, data: late })).toBe(false)
})

test.each([{ firstNonce: null }, { sentBlock: null }])(
  'replacementEvent without a nonce finds a later equal call by what is known: %o',
  (unknown) => {
    expect(replacementEvent(sentRecord(unknown), [sped], none)).toEqual({
      type: 'repriced',
      hash: secondHash,
    })
  },
)

test('a transaction is no replacement of itself, also where its nonce is not known yet', () => {
  const own = { ...sped, hash: firstHash }
  expect(replacementEvent(sentRecord({ nonce: null, firstNonce: 7 }), [own], none)).toBeNull()
  expect(replacementEvent(known, [own], none)).toBeNull()
})

test('replacementEvent reads the transaction of this account and nonce among others', () => {
  const thirdHash = `0x${'33'.repeat(32)}` as const
  const others = [
    { ...sped, from: stranger, hash: thirdHash },
    { ...sped, nonce: 8, hash: thirdHash },
  ] as const
  expect(replacementEvent(known, [...others, sped], none)).toEqual({ type: 'repriced', hash: secondHash })
})

test.each([
  ['nothing to oneself', { to: request.from, data: '0x' }, true],
  ['a wei to oneself', { to: request.from, data: '0x', value: 1n }, false],
  ['data to oneself', { to: request.from }, false],
  ['nothing to another account', { data: '0x' }, false],
  ['a new contract without code', { to: null, data: '0x' }, false],
] as const)('%s is empty or not', (_, changes, expected) => {
  expect(isEmpty({ ...sped, ...changes })).toBe(expected)
})
