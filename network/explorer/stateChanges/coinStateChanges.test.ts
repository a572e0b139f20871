import { expect, it } from 'vitest'
import { changesOf } from './coinStateChanges.ts'

const [sender, receiver, miner] = [
  '0xA100000000000000000000000000000000000000',
  '0xa200000000000000000000000000000000000000',
  '0xa300000000000000000000000000000000000000',
] as const

it('reads from a trace which balances fell and rose, and which accounts are new or gone', () => {
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
