import { expect, test } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord, reduceTransaction, type TransactionEvent } from './transactionMachine.ts'

const sent: TransactionEvent = { type: 'sent', hash: firstHash, at: 5 }
const start = newRecord(request, 'one')

function after(...events: TransactionEvent[]): TransactionRecord {
  return events.reduce(reduceTransaction, start)
}

const signing: TransactionEvent[] = [{ type: 'simulated', at: 1, block: 10, firstNonce: 7 }]
const pending: TransactionEvent[] = [...signing, sent]

const transitions: [string, TransactionEvent[], string][] = [
  ['a simulation passes', signing, 'signing'],
  ['a simulation is refused', [{ type: 'refused', reason: 'no' }], 'refused'],
  ['the wallet keeps silent', [...signing, { type: 'walletSlow' }], 'signing'],
  ['the person stops waiting', [...signing, { type: 'left' }], 'left'],
  ['a late hash comes', [...signing, { type: 'left' }, sent], 'pending'],
  ['the person declines', [...signing, { type: 'rejected' }], 'rejected'],
  ['the wallet fails', [...signing, { type: 'failed', reason: 'x' }], 'failed'],
  ['a hash comes', pending, 'pending'],
  ['three minutes pass', [...pending, { type: 'overdue' }], 'slow'],
  ['the node is lost', [...pending, { type: 'lost', reason: 'x' }], 'unknown'],
  ['the node is back', [...pending, { type: 'lost', reason: 'x' }, { type: 'reached' }], 'pending'],
  [
    'the node still knows it',
    [...pending, { type: 'lost', reason: 'x' }, { type: 'seen', nonce: 1, data: '0xabcdef' }],
    'pending',
  ],
  ['it is confirmed', [...pending, { type: 'confirmed', block: 2 }], 'confirmed'],
  ['it reverts', [...pending, { type: 'reverted', block: 2, reason: 'x' }], 'reverted'],
  ['its block is taken back', [...pending, { type: 'confirmed', block: 2 }, { type: 'reorged' }], 'pending'],
  ['it is sped up', [...pending, { type: 'repriced', hash: secondHash }], 'pending'],
  ['it is cancelled', [...pending, { type: 'cancelled', by: secondHash, block: 12 }], 'cancelled'],
  ['it is replaced', [...pending, { type: 'replaced', by: secondHash, block: 12 }], 'replaced'],
  ['the node does not know it', [...pending, { type: 'missing' }], 'missing'],
  [
    'it is missed, then confirmed',
    [...pending, { type: 'missing' }, { type: 'confirmed', block: 2 }],
    'confirmed',
  ],
  ['its nonce was used', [...pending, { type: 'superseded' }], 'superseded'],
  [
    'what used it is found',
    [...pending, { type: 'superseded' }, { type: 'repriced', hash: secondHash }],
    'pending',
  ],
  ['the hash is of another', [...pending, { type: 'foreign' }], 'foreign'],
  [
    'that other one is confirmed',
    [...pending, { type: 'foreign' }, { type: 'confirmed', block: 2 }],
    'foreign',
  ],
]

test.each(transitions)('%s', (_, events, name) => {
  expect(after(...events).status.name).toBe(name)
})

test('an event after a final state changes nothing', () => {
  const confirmed = after(...pending, { type: 'confirmed', block: 2 })
  for (const event of [
    { type: 'lost', reason: 'x' },
    { type: 'overdue' },
    { type: 'missing' },
    { type: 'superseded' },
    { type: 'foreign' },
    { type: 'rejected' },
    { type: 'reverted', block: 3, reason: 'x' },
  ] as const)
    expect(reduceTransaction(confirmed, event)).toBe(confirmed)
})

test('a record without a signature cannot be confirmed', () => {
  expect(reduceTransaction(start, { type: 'confirmed', block: 2 })).toBe(start)
})

test('the first `seen` event sets the nonce and keeps the state', () => {
  const slow = after(...pending, { type: 'overdue' }, { type: 'seen', nonce: 9, data: '0xabcdef' })
  expect(slow).toMatchObject({ nonce: 9, status: { name: 'slow' } })
})

test('a `seen` event takes over the data that the wallet sent', () => {
  expect(after(...pending, { type: 'seen', nonce: 9, data: '0xabcdef00' })).toMatchObject({
    data: '0xabcdef00',
  })
})
