import { expect, it } from 'vitest'
import { changesOf } from './coinChanges.ts'
import { changesFrom } from './toldCoinChanges.ts'

const [sender, receiver, miner] = [
  '0xA100000000000000000000000000000000000000',
  '0xa200000000000000000000000000000000000000',
  '0xa300000000000000000000000000000000000000',
] as const

const row = {
  ...{ from: sender, to: receiver, createdContract: null, value: 100n },
  ...{ gasUsed: 10n, gasPrice: 3n, baseFeePerGas: 2n, succeeded: true },
}

it('reads from a trace who has less, more, for the first time and no longer', () => {
  const changes = changesOf({
    pre: {
      [sender.toLowerCase()]: { balance: '0x64' },
      [miner.toLowerCase()]: { balance: '0x5' },
      '0xa400000000000000000000000000000000000000': { balance: '0x9' },
    },
    post: {
      [sender.toLowerCase()]: { balance: '0x32' },
      [receiver.toLowerCase()]: { balance: '0x1' },
      // Only its storage or nonce changed.
      [miner.toLowerCase()]: {},
    },
  })
  expect(changes.map(({ address, change }) => [address.slice(0, 4).toLowerCase(), change])).toEqual([
    ['0xa1', -50n],
    ['0xa4', -9n],
    ['0xa2', 1n],
  ])
})

it('tells without a trace what value, fee and inner payments did', () => {
  const inner = { from: receiver, to: sender, createdContract: null, value: 40n }
  expect(changesFrom(row, [inner], miner)).toEqual([
    { address: sender, change: -90n },
    { address: miner, change: 10n },
    { address: receiver, change: 60n },
  ])
})

it('takes only the fee for a transaction that was reverted', () => {
  const changes = changesFrom({ ...row, succeeded: false }, [], miner)
  expect(changes.map(({ address, change }) => [address, change])).toEqual([
    [sender, -30n],
    [miner, 10n],
  ])
})
