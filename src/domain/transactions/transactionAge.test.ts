import { expect, test } from 'vitest'
import { agedEvent } from './transactionAge.ts'
import type { SentRecord } from './transactionRecord.ts'

const hour = 3_600_000
const address = `0x${'11'.repeat(20)}` as const

function record(nonce: number | null): SentRecord {
  return {
    ...{ kind: 'repay', chainId: 1, from: address, to: address, data: '0x', asset: address },
    ...{ symbol: 'TUSD', decimals: 6, amount: '1', id: 'a', hash: `0x${'22'.repeat(32)}` },
    ...{ nonce, sentAt: 5 * hour, sentBlock: null, status: { name: 'pending' } },
  }
}

test.each([
  ['a transaction of three minutes is on its way', 7, 180_000, 'reached'],
  ['one of more takes longer than usual', 7, 180_001, 'overdue'],
  ['one that the node has seen is waited for a whole day', 7, 24 * hour, 'overdue'],
  ['after a day nobody waits any more', 7, 24 * hour + 1, 'dropped'],
  ['one that no node has seen is waited for half an hour', null, hour / 2, 'overdue'],
  ['then it counts as dropped', null, hour / 2 + 1, 'dropped'],
] as const)('%s', (_, nonce, age, type) => {
  expect(agedEvent(record(nonce), 5 * hour + age)).toEqual({ type })
})
