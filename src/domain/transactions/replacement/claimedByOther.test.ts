import { expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import { isClaimedByOther } from './claimedByOther.ts'

const earlier = sentRecord({ id: 'earlier', sentAt: 1_000 })
const twin = { ...request, data: request.data, hash: secondHash, value: 0n, nonce: 8, block: 12 }

test.each([
  ['was asked for later, after all lower nonces were used', { sentAt: 2_000, firstNonce: 8 }, true],
  ['was asked for later, after this nonce', { sentAt: 2_000, firstNonce: 9, sentBlock: 12 }, false],
  [
    'was asked for later, and has ended',
    { sentAt: 2_000, firstNonce: 8, status: { name: 'confirmed', block: 12 } },
    false,
  ],
  ['was asked for later, for something else', { sentAt: 2_000, firstNonce: 8, data: '0x01' }, false],
  ['was asked for in the same moment', { sentAt: 1_000, firstNonce: 8 }, false],
  ['was asked for later, when nobody said a nonce', { sentAt: 2_000, firstNonce: null }, false],
  ['was asked for earlier', { sentAt: 500, firstNonce: 8 }, false],
  ['has this nonce, whenever it was asked for', { sentAt: 500, nonce: 8 }, true],
  ['was asked for later, and has another nonce', { sentAt: 2_000, firstNonce: 8, nonce: 9 }, false],
] as const)('an equal transaction, where another request %s: %s', (_, changes, expected) => {
  const other = sentRecord({ id: 'other', hash: firstHash, ...changes })
  expect(isClaimedByOther(twin, earlier, [earlier, other])).toBe(expected)
})

test('a pending transaction whose nonce predates the later request belongs to the earlier one', () => {
  const later = sentRecord({ id: 'later', sentAt: 2_000, firstNonce: 9 })
  expect(isClaimedByOther({ ...twin, block: null }, earlier, [earlier, later])).toBe(false)
  expect(isClaimedByOther({ ...twin, block: null, nonce: 9 }, earlier, [earlier, later])).toBe(true)
})

test('a request that the wallet has not answered has the better claim like one with a hash', () => {
  const left = { ...sentRecord({ id: 'left', sentAt: 2_000, firstNonce: 8 }), hash: null }
  expect(isClaimedByOther(twin, earlier, [{ ...left, status: { name: 'left' } }])).toBe(true)
  expect(isClaimedByOther(twin, earlier, [{ ...left, status: { name: 'rejected' } }])).toBe(false)
})

test('isClaimedByOther is false for the record itself', () => {
  const changed = { ...earlier, sentAt: 2_000, firstNonce: 8 }
  expect(isClaimedByOther(twin, earlier, [changed])).toBe(false)
})
