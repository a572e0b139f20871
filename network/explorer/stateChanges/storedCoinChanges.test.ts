import { expect, it } from 'vitest'
import { changesFrom } from './storedCoinChanges.ts'

const [sender, receiver, miner] = [
  '0xA100000000000000000000000000000000000000',
  '0xa200000000000000000000000000000000000000',
  '0xa300000000000000000000000000000000000000',
] as const

const row = {
  ...{ from: sender, to: receiver, createdContract: null, value: 100n },
  ...{ gasUsed: 10n, gasPrice: 3n, baseFeePerGas: 2n, succeeded: true, type: 2 },
  ...{ l1Fee: null, operatorFee: null, blobGasUsed: null, blobGasPrice: null },
}

it('computes changes without a trace from value, fee and internal payments', () => {
  const inner = { from: receiver, to: sender, createdContract: null, value: 40n }
  expect(changesFrom(row, [inner], miner)).toEqual([
    { address: sender, change: -90n },
    { address: miner, change: 10n },
    { address: receiver, change: 60n },
  ])
})

it('subtracts only the fee for a reverted transaction', () => {
  const changes = changesFrom({ ...row, succeeded: false }, [], miner)
  expect(changes.map(({ address, change }) => [address, change])).toEqual([
    [sender, -30n],
    [miner, 10n],
  ])
})

it('subtracts the fees of a rollup and of blobs, which the miner does not get', () => {
  const rollup = changesFrom({ ...row, l1Fee: 5n, operatorFee: 2n }, [], miner)
  expect(rollup.slice(0, 2)).toEqual([
    { address: sender, change: -137n },
    { address: miner, change: 10n },
  ])
  const blobs = changesFrom({ ...row, type: 3, blobGasUsed: 7n, blobGasPrice: 3n }, [], miner)
  expect(blobs[0]).toEqual({ address: sender, change: -151n })
})
