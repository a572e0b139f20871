import { expect, test } from 'vitest'
import { newRecord, reduceTransaction, type TransactionEvent } from './transactionMachine.ts'
import type { TransactionRecord, TransactionRequest } from './transactionRecord.ts'

const firstHash = `0x${'11'.repeat(32)}` as const
const secondHash = `0x${'22'.repeat(32)}` as const
const request: TransactionRequest = {
  kind: 'deposit',
  chainId: 31337,
  from: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
  to: '0x00000000000000000000000000000000000000AA',
  data: '0xabcdef',
  asset: '0x00000000000000000000000000000000000000bb',
  symbol: 'TUSD',
  decimals: 6,
  amount: '25000000',
}

const sent: TransactionEvent = { type: 'sent', hash: firstHash, at: 5, block: 10 }
const start = newRecord(request, 'one')

function after(...events: TransactionEvent[]): TransactionRecord {
  return events.reduce(reduceTransaction, start)
}

const signing: TransactionEvent[] = [{ type: 'simulated' }]
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
    [...pending, { type: 'lost', reason: 'x' }, { type: 'seen', nonce: 1 }],
    'pending',
  ],
  ['it is confirmed', [...pending, { type: 'confirmed', block: 2 }], 'confirmed'],
  ['it reverts', [...pending, { type: 'reverted', block: 2, reason: 'x' }], 'reverted'],
  ['its block is taken back', [...pending, { type: 'confirmed', block: 2 }, { type: 'reorged' }], 'pending'],
  ['it is sped up', [...pending, { type: 'repriced', hash: secondHash }], 'pending'],
  ['it is cancelled', [...pending, { type: 'cancelled', by: secondHash }], 'cancelled'],
  ['it is replaced', [...pending, { type: 'replaced', by: secondHash }], 'replaced'],
  ['it is dropped', [...pending, { type: 'dropped' }], 'dropped'],
  [
    'it is dropped, and mined after all',
    [...pending, { type: 'dropped' }, { type: 'confirmed', block: 2 }],
    'confirmed',
  ],
]

test.each(transitions)('%s', (_, events, name) => {
  expect(after(...events).status.name).toBe(name)
})

test('late news changes nothing: an end stays the end', () => {
  const confirmed = after(...pending, { type: 'confirmed', block: 2 })
  for (const event of [
    { type: 'lost', reason: 'x' },
    { type: 'overdue' },
    { type: 'dropped' },
    { type: 'rejected' },
    { type: 'reverted', block: 3, reason: 'x' },
  ] as const)
    expect(reduceTransaction(confirmed, event)).toBe(confirmed)
})

test('nothing before a signature can be confirmed', () => {
  expect(reduceTransaction(start, { type: 'confirmed', block: 2 })).toBe(start)
})

test('a nonce is learned once and the state stays', () => {
  const slow = after(...pending, { type: 'overdue' }, { type: 'seen', nonce: 9 })
  expect(slow).toMatchObject({ nonce: 9, status: { name: 'slow' } })
})
