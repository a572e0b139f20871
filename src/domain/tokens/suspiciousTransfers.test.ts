import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { addressTwins, suspiciousTransfers } from './suspiciousTransfers.ts'

const self = `0x5e1f${'0'.repeat(32)}5e1f` as const
const friend = `0xabcd${'1'.repeat(32)}dcba` as const
const imitator = `0xABCD${'2'.repeat(32)}DCBA` as const
const stranger = `0x1234${'3'.repeat(32)}4321` as const

const transfer = (from: Address, to: Address, amount: bigint | null = 5n, isScam = false) => ({
  from: { address: from },
  to: { address: to },
  amount,
  tokenId: amount === null ? '7' : null,
  token: { isScam },
})

test('addressTwins groups addresses with equal first and last four digits, in any case', () => {
  expect([...addressTwins([friend, imitator, stranger, friend])]).toEqual([
    [friend, [imitator]],
    [imitator, [friend]],
  ])
})

test('suspiciousTransfers marks zero amounts and reported tokens, also without an own address', () => {
  const zero = transfer(stranger, friend, 0n)
  const scam = transfer(stranger, friend, 5n, true)
  const nft = transfer(stranger, friend, null)
  const found = suspiciousTransfers([zero, scam, nft, transfer(stranger, friend)])
  expect([...found]).toEqual([
    [zero, 'zero'],
    [scam, 'scam'],
  ])
})

test('suspiciousTransfers marks dust from an imitation, not the real payments', () => {
  const paid = transfer(self, friend)
  const dust = transfer(imitator, self, 1n)
  const fine = transfer(stranger, self, 1n)
  expect([...suspiciousTransfers([paid, dust, fine], self)]).toEqual([[dust, 'imitation']])
})

test('suspiciousTransfers marks no imitation if both addresses were paid, or none', () => {
  expect(suspiciousTransfers([transfer(self, friend), transfer(self, imitator)], self).size).toBe(0)
  expect(suspiciousTransfers([transfer(friend, self), transfer(imitator, self)], self).size).toBe(0)
})

test('suspiciousTransfers does not trust the receiver of a zero payment', () => {
  const faked = transfer(self, imitator, 0n)
  const dust = transfer(imitator, self, 1n)
  expect([...suspiciousTransfers([transfer(self, friend), faked, dust], self)]).toEqual([
    [faked, 'zero'],
    [dust, 'imitation'],
  ])
})
