import { expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { isAnswerTo, replacementEvent } from './replacementEvent.ts'

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
    { type: 'cancelled', by: secondHash },
  ],
  [
    'coins to oneself are another transaction',
    { to: request.from, data: '0x', value: 1n },
    { type: 'replaced', by: secondHash },
  ],
  ['another call is a replacement', { data: '0x01' }, { type: 'replaced', by: secondHash }],
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
