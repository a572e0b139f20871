import { expect, test } from 'vitest'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { netTransfer } from './netTransfer.ts'

const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const holder: Address = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const pool: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const topic: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const transfer = (emitter: Address, from: Address, to: Address, amount: bigint) => ({
  address: emitter,
  topics: [topic, word(BigInt(from)), word(BigInt(to))],
  data: word(amount),
})

test('netTransfer is negative for outgoing tokens, less what came back', () => {
  const logs = [transfer(token, holder, pool, 100n), transfer(token, pool, holder, 1n)]
  expect(netTransfer(logs, token, holder)).toBe(-99n)
})

test('netTransfer is null for other tokens and other holders', () => {
  const logs = [transfer(other, pool, holder, 5n), transfer(token, pool, other, 7n)]
  expect(netTransfer(logs, token, holder)).toBeNull()
})
