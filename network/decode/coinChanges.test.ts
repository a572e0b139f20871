import { type Address, type Hash, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { checksum } from './checksum.ts'
import { coinChanges } from './coinChanges.ts'
import type { Call } from './wire.ts'

const at = (seed: number): Address => checksum(pad(toHex(seed), { size: 20 }))
const [miner, alice, bob, carol] = [at(1), at(2), at(3), at(4)]
const block = { miner, baseFeePerGas: 7n }
const payment = {
  ...{ hash: pad('0x1'), from: alice, to: bob, createdContract: null },
  ...{ value: 100n, gasUsed: 10n, gasPrice: 9n, succeeded: true },
}

function call(path: number[], value: bigint, error: string | null = null): Call {
  return {
    ...{ transactionIndex: 0, path, type: 'call', from: bob, to: carol, createdContract: null, value, error },
    ...{ gasLimit: 0n, gasUsed: 0n, input: '0x', output: null },
  }
}

function deltas(changes: ReturnType<typeof coinChanges>): Map<Address, bigint> {
  return new Map(changes.map(({ address, delta }) => [address, delta]))
}

test('the sender pays value and fee, and the miner gets the tip', () => {
  expect(deltas(coinChanges([payment], [], block))).toEqual(
    new Map([
      [alice, -190n],
      [miner, 20n],
      [bob, 100n],
    ]),
  )
})

test('a reverted transaction pays its fee only', () => {
  const changes = coinChanges([{ ...payment, succeeded: false }], [call([0], 5n)], block)
  expect(deltas(changes)).toEqual(
    new Map([
      [alice, -90n],
      [miner, 20n],
    ]),
  )
})

test('a call moves its value unless it or one around it failed', () => {
  const moved = deltas(coinChanges([payment], [call([], 100n), call([0], 5n)], block))
  expect(moved.get(carol)).toBe(5n)
  expect(moved.get(bob)).toBe(95n)
  const failed = [call([0], 5n, 'Reverted'), call([0, 1], 3n), call([1], 2n)]
  expect(deltas(coinChanges([payment], failed, block)).get(carol)).toBe(2n)
})

test('an address that received as much as it sent has no change', () => {
  const back = { ...call([0], 100n), to: alice }
  expect(deltas(coinChanges([payment], [back], block)).has(bob)).toBe(false)
})

test('a withdrawal of a validator pays its amount in Gwei to an address that no transaction names', () => {
  const withdrawals = [
    { index: '0x7', validatorIndex: '0x9', address: carol.toLowerCase() as Address, amount: '0x5' },
    { index: '0x8', validatorIndex: '0xa', address: carol.toLowerCase() as Address, amount: '0x1' },
  ] as const
  expect(coinChanges([], [], { ...block, withdrawals })).toEqual([
    { address: carol, delta: 6_000_000_000n, transactionHash: null },
  ])
})

test('the sender pays for blobs and data on L1, too, and nobody of the block gets it', () => {
  expect(deltas(coinChanges([payment], [], { ...block, otherFees: [30n] }))).toEqual(
    new Map([
      [alice, -220n],
      [miner, 20n],
      [bob, 100n],
    ]),
  )
})

test('a creation is paid to the new contract, and a block without base fee gives the miner the whole fee', () => {
  const creation = { ...payment, to: null, createdContract: carol }
  expect(deltas(coinChanges([creation], [], { miner, baseFeePerGas: null }))).toEqual(
    new Map([
      [alice, -190n],
      [miner, 90n],
      [carol, 100n],
    ]),
  )
})

test('a transaction at the base fee tips nobody, and one below it takes nothing from the miner', () => {
  for (const gasPrice of [7n, 5n])
    expect(deltas(coinChanges([{ ...payment, gasPrice }], [], block)).has(miner)).toBe(false)
})

test('a change has the last transaction that the address itself sent or was paid by', () => {
  const second = { ...payment, hash: pad('0x2'), from: bob, to: alice, value: 1n }
  const calls = [{ ...call([0], 5n), transactionIndex: 1, from: alice, to: carol }]
  const hashes = new Map(
    coinChanges([payment, second], calls, block).map(({ address, transactionHash }) => [
      address,
      transactionHash,
    ]),
  )
  expect(hashes).toEqual(
    new Map<Address, Hash | null>([
      [alice, pad('0x2')],
      [miner, null],
      [bob, pad('0x2')],
      [carol, null],
    ]),
  )
})

test('only calls that carry coins move them, to an address or to the contract they create', () => {
  const delegated = { ...call([0], 5n), type: 'delegatecall' }
  const nowhere = { ...call([1], 5n), to: null }
  expect(coinChanges([payment], [delegated, nowhere], block)).toEqual(coinChanges([payment], [], block))
  for (const type of ['create', 'create2', 'selfdestruct', 'call']) {
    const made = { ...call([0], 5n), type, to: null, createdContract: carol }
    expect(deltas(coinChanges([payment], [made], block)).get(carol)).toBe(5n)
  }
})

test('calls move the coins of their own transaction', () => {
  const calls = [call([0], 5n), { ...call([0], 7n), transactionIndex: 1 }, call([1], 1n)]
  const changes = coinChanges([payment, { ...payment, succeeded: false }], calls, block)
  expect(deltas(changes).get(carol)).toBe(6n)
})
