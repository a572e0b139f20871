import { expect, test } from 'vitest'
import { mentions, wholeAddress } from './foundAddress.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('wholeAddress reads an address in upper or lower case, and is null for a part of one', () => {
  expect(wholeAddress(` ${alice.toLowerCase()} `)).toBe(alice)
  expect(wholeAddress(alice.slice(0, 41))).toBeNull()
  expect(wholeAddress('alice.eth')).toBeNull()
})

test.each([
  ['5AAEB', true],
  ['beaed', true],
  ['ALICE', true],
  ['bob', false],
])('mentions for the text %s is %s', (find, expected) => {
  expect(mentions({ address: alice, name: 'alice.eth' }, find)).toBe(expected)
})
