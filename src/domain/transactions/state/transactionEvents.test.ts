import { expect, test } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord, TransactionStatus } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord, reduceTransaction, type TransactionEvent } from './transactionMachine.ts'

const reason = 'x'
const by = secondHash

/** Every state, by its name. */
const statuses: Record<TransactionStatus['name'], TransactionStatus> = {
  simulating: { name: 'simulating' },
  refused: { name: 'refused', reason },
  signing: { name: 'signing', slow: false },
  rejected: { name: 'rejected' },
  failed: { name: 'failed', reason },
  left: { name: 'left' },
  handed: { name: 'handed' },
  unanswered: { name: 'unanswered' },
  pending: { name: 'pending' },
  slow: { name: 'slow' },
  queued: { name: 'queued' },
  unknown: { name: 'unknown', reason },
  missing: { name: 'missing' },
  superseded: { name: 'superseded' },
  possibleReplacement: { name: 'possibleReplacement', by, isEmpty: true },
  foreign: { name: 'foreign' },
  confirmed: { name: 'confirmed', block: 2 },
  reverted: { name: 'reverted', block: 2, reason },
  cancelled: { name: 'cancelled', by, block: 12 },
  replaced: { name: 'replaced', by, block: 12 },
}

const confirmed = { name: 'confirmed', block: 12 } as const

/** Each event, the states in which it counts, and the status that it leads to; null where the status stays. */
const rows: [TransactionEvent, string, TransactionStatus | null][] = [
  [{ type: 'simulated', at: 1, block: 2, firstNonce: 3 }, 'simulating', { name: 'signing', slow: false }],
  [{ type: 'refused', reason: 'no' }, 'simulating', { name: 'refused', reason: 'no' }],
  [{ type: 'walletSlow' }, 'signing', { name: 'signing', slow: true }],
  [{ type: 'left' }, 'signing', { name: 'left' }],
  [{ type: 'rejected' }, 'signing left', { name: 'rejected' }],
  [
    { type: 'failed', reason: 'no' },
    'simulating signing left handed unanswered',
    { name: 'failed', reason: 'no' },
  ],
  [
    { type: 'sent', hash: firstHash, at: 5 },
    'simulating signing left rejected failed handed unanswered',
    { name: 'pending' },
  ],
  [{ type: 'handed', calls: '0x1', at: 5 }, 'simulating signing left rejected failed', { name: 'handed' }],
  [{ type: 'answered' }, 'unanswered left', { name: 'handed' }],
  [{ type: 'unanswered' }, 'handed', { name: 'unanswered' }],
  [{ type: 'bundled', hash: firstHash, outcome: confirmed }, 'left handed unanswered', confirmed],
  [{ type: 'queued' }, 'pending slow queued unknown', { name: 'queued' }],
  [{ type: 'unqueued' }, 'queued', { name: 'pending' }],
  [{ type: 'reached' }, 'unknown', { name: 'pending' }],
  [{ type: 'overdue' }, 'pending unknown', { name: 'slow' }],
  [{ type: 'lost', reason: 'no' }, 'pending slow queued unknown', { name: 'unknown', reason: 'no' }],
  [
    { type: 'confirmed', block: 9 },
    'pending slow queued unknown missing superseded possibleReplacement',
    { name: 'confirmed', block: 9 },
  ],
  [
    { type: 'reverted', block: 9, reason: 'no' },
    'pending slow queued unknown missing superseded possibleReplacement',
    { name: 'reverted', block: 9, reason: 'no' },
  ],
  [{ type: 'reorged' }, 'confirmed reverted cancelled replaced', { name: 'pending' }],
  [
    { type: 'repriced', hash: secondHash },
    'pending slow queued unknown missing superseded possibleReplacement foreign',
    { name: 'pending' },
  ],
  [
    { type: 'cancelled', by: firstHash, block: 12 },
    'pending slow queued unknown missing superseded possibleReplacement',
    { name: 'cancelled', by: firstHash, block: 12 },
  ],
  [
    { type: 'replaced', by: firstHash, block: 12 },
    'pending slow queued unknown missing superseded possibleReplacement',
    { name: 'replaced', by: firstHash, block: 12 },
  ],
  [{ type: 'missing' }, 'pending slow queued unknown', { name: 'missing' }],
  [{ type: 'superseded' }, 'pending slow queued unknown missing', { name: 'superseded' }],
  [
    { type: 'possibleReplacement', by: firstHash, isEmpty: false },
    'pending slow queued unknown missing',
    { name: 'possibleReplacement', by: firstHash, isEmpty: false },
  ],
  [{ type: 'foreign' }, 'pending slow queued unknown missing possibleReplacement', { name: 'foreign' }],
  [
    { type: 'searched', to: 99 },
    'left pending slow queued unknown missing superseded possibleReplacement foreign',
    null,
  ],
  [
    { type: 'seen', nonce: 7, data: '0xabcdef00' },
    'pending slow queued unknown missing superseded possibleReplacement',
    null,
  ],
]

/** A record in this state; each of its figures differs from those of the events. */
function recordIn(status: TransactionStatus): TransactionRecord {
  return { ...sentRecord(), hash: `0x${'33'.repeat(32)}`, sentAt: 77, status }
}

test.each(rows)('%o counts in these states only: %s', (event, counting, status) => {
  for (const each of Object.values(statuses)) {
    const record = recordIn(each)
    const after = reduceTransaction(record, event)
    if (!counting.split(' ').includes(each.name)) expect(after, each.name).toBe(record)
    else if (status) expect(after.status, each.name).toEqual(status)
    else expect(after, each.name).not.toBe(record)
  }
})

test.each<[TransactionEvent, TransactionStatus, Partial<TransactionRecord>]>([
  [
    { type: 'simulated', at: 1, block: 2, firstNonce: 3 },
    statuses.simulating,
    { sentAt: 1, sentBlock: 2, firstNonce: 3, status: statuses.signing },
  ],
  [
    { type: 'sent', hash: firstHash, at: 5 },
    statuses.handed,
    { hash: firstHash, sentAt: 5, calls: null, status: statuses.pending },
  ],
  [
    { type: 'handed', calls: '0x1', at: 5 },
    statuses.signing,
    { calls: '0x1', sentAt: 5, status: statuses.handed },
  ],
  [
    { type: 'bundled', hash: firstHash, outcome: confirmed },
    statuses.handed,
    { hash: firstHash, status: confirmed },
  ],
  [{ type: 'reorged' }, statuses.confirmed, { hash: null, status: statuses.handed }],
  [{ type: 'repriced', hash: secondHash }, statuses.missing, { hash: secondHash, status: statuses.pending }],
  [{ type: 'searched', to: 99 }, statuses.superseded, { searchedTo: 99 }],
])('%o changes a request of several calls in these fields', (event, status, changes) => {
  const record = { ...recordIn(status), calls: '0x12' }
  expect(reduceTransaction(record, event)).toEqual({ ...record, ...changes })
})

test.each([
  ['pending', 'pending'],
  ['slow', 'slow'],
  ['queued', 'queued'],
  ['unknown', 'pending'],
  ['missing', 'pending'],
  ['superseded', 'pending'],
  ['possibleReplacement', 'pending'],
] as const)('a transaction that is %s and seen on the node is %s', (name, next) => {
  const record = recordIn(statuses[name])
  const after = reduceTransaction(record, { type: 'seen', nonce: 8, data: '0xabcdef00' })
  expect(after).toEqual({ ...record, nonce: 8, data: '0xabcdef00', status: statuses[next] })
})

test('a `seen` event that brings nothing new returns the same record, and ends a doubt', () => {
  const seen = { type: 'seen', nonce: 8, data: '0xabcdef' } as const
  const record = { ...recordIn(statuses.pending), nonce: 8 }
  expect(reduceTransaction(record, seen)).toBe(record)
  expect(reduceTransaction(record, { ...seen, nonce: 9 })).toEqual({ ...record, nonce: 9 })
  expect(reduceTransaction(record, { ...seen, data: '0xab' })).toEqual({ ...record, data: '0xab' })
  const missing = { ...record, status: statuses.missing }
  expect(reduceTransaction(missing, seen)).toEqual(record)
})

test('newRecord has no hash, nonce or block; with an approval it has an id for the request of several calls', () => {
  const id = '12345678-1234-4234-8234-123456789abc'
  const record = newRecord(request, id)
  expect(record).toEqual({
    ...request,
    id,
    hash: null,
    nonce: null,
    sentAt: 0,
    sentBlock: null,
    firstNonce: null,
    searchedTo: null,
    calls: null,
    status: { name: 'simulating' },
  })
  const approval = { to: request.asset, data: '0x095ea7b3', isAtomic: true } as const
  const calls = `0x${'0'.repeat(32)}12345678123442348234123456789abc`
  expect(newRecord({ ...request, approval }, id)).toEqual({ ...record, approval, calls })
})
