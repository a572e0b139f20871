import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { firstHash, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import {
  handedRecordSchema,
  hashToShow,
  isFollowed,
  isHandedToWallet,
  isPersisted,
  isRequested,
  isSent,
  isUnresolved,
  requestedRecordSchema,
  sentRecordSchema,
  type TransactionRecord,
  type TransactionStatus,
} from './transactionRecord.ts'
import { isOpen, transactionSentence } from './transactionSentence.ts'

type Facts = 'open' | 'followed' | 'unresolved' | 'requested' | 'handed' | 'persisted' | 'sent'

const reason = 'No.'
const by = secondHash

/** Each state of a transaction, its hash, the facts that hold in it, and the sentence shown. */
const rows: [TransactionStatus, typeof firstHash | null, Facts[], string, string][] = [
  [{ name: 'simulating' }, null, ['open'], 'waiting', 'Simulating on the node'],
  [{ name: 'refused', reason }, null, [], 'bad', 'No. Nothing was sent.'],
  [{ name: 'signing', slow: false }, null, ['open', 'requested'], 'waiting', 'Waiting for your wallet'],
  [
    { name: 'signing', slow: true },
    null,
    ['open', 'requested'],
    'waiting',
    'No answer from your wallet yet. Open it.',
  ],
  [
    { name: 'left' },
    null,
    ['requested', 'unresolved'],
    'neutral',
    'No usable answer from your wallet. If you signed it, or sign it later, Tideline will find it.',
  ],
  [{ name: 'rejected' }, null, [], 'neutral', 'You declined in your wallet. Nothing was sent.'],
  [{ name: 'failed', reason }, null, [], 'bad', 'No.'],
  [
    { name: 'handed' },
    null,
    ['open', 'followed', 'handed', 'persisted'],
    'waiting',
    'Your wallet took it over. Waiting for its transaction.',
  ],
  [
    { name: 'unanswered' },
    null,
    ['followed', 'handed', 'persisted', 'unresolved'],
    'neutral',
    'Your wallet has not said whether it sent this. It may still send it.',
  ],
  [
    { name: 'pending' },
    firstHash,
    ['open', 'followed', 'persisted', 'sent'],
    'waiting',
    'Sent, waiting for a block',
  ],
  [
    { name: 'slow' },
    firstHash,
    ['open', 'followed', 'persisted', 'sent'],
    'waiting',
    'Sent; taking longer than usual',
  ],
  [
    { name: 'queued' },
    firstHash,
    ['open', 'followed', 'persisted', 'sent'],
    'waiting',
    'Sent; waits for an earlier transaction of this account',
  ],
  [
    { name: 'unknown', reason },
    firstHash,
    ['open', 'followed', 'persisted', 'sent'],
    'waiting',
    'Sent; no usable answer from the node, still watching',
  ],
  [
    { name: 'missing' },
    firstHash,
    ['followed', 'persisted', 'sent', 'unresolved'],
    'neutral',
    'Not found on the network yet. It may still arrive.',
  ],
  [
    { name: 'superseded' },
    firstHash,
    ['followed', 'persisted', 'sent', 'unresolved'],
    'neutral',
    'Another transaction of this account used its nonce. Looking for it.',
  ],
  [
    { name: 'possibleReplacement', by, isEmpty: true },
    firstHash,
    ['followed', 'persisted', 'sent', 'unresolved'],
    'neutral',
    'Not found on the network. It seems that you cancelled it in your wallet.',
  ],
  [
    { name: 'possibleReplacement', by, isEmpty: false },
    firstHash,
    ['followed', 'persisted', 'sent', 'unresolved'],
    'neutral',
    'Not found on the network. Another transaction seems to have taken its place.',
  ],
  [
    { name: 'foreign' },
    firstHash,
    ['followed', 'persisted', 'sent', 'unresolved'],
    'neutral',
    'Your wallet answered with another transaction. The status of this one is not known yet.',
  ],
  [{ name: 'confirmed', block: 1_200 }, firstHash, ['persisted', 'sent'], 'good', 'Confirmed in block 1,200'],
  [{ name: 'reverted', block: 12, reason }, firstHash, ['persisted', 'sent'], 'bad', 'Reverted: No.'],
  [
    { name: 'cancelled', by, block: 12 },
    firstHash,
    ['persisted', 'sent'],
    'neutral',
    'You cancelled this in your wallet',
  ],
  [
    { name: 'replaced', by, block: 12 },
    firstHash,
    ['persisted', 'sent'],
    'neutral',
    'Another transaction took its place',
  ],
]

const holds: Record<Facts, (record: TransactionRecord) => boolean> = {
  open: isOpen,
  followed: isFollowed,
  unresolved: isUnresolved,
  requested: isRequested,
  handed: isHandedToWallet,
  persisted: isPersisted,
  sent: isSent,
}

test.each(rows)(
  'a transaction with the status %o has its facts and its sentence',
  (status, hash, facts, tone, text) => {
    const record: TransactionRecord = { ...sentRecord(), hash, status }
    expect(Object.entries(holds).flatMap(([fact, is]) => (is(record) ? [fact] : []))).toEqual(
      Object.keys(holds).filter((fact) => facts.some((each) => each === fact)),
    )
    expect(transactionSentence(record)).toEqual({ text, tone })
    expect(hashToShow(record)).toBe('by' in status ? by : hash)
  },
)

test.each([
  [false, 'Sending'],
  [true, 'Sending; no answer from the node yet'],
])('of a wallet that signs in the page no window is named, slow: %s', (slow, text) => {
  const record: TransactionRecord = { ...sentRecord(), hash: null, status: { name: 'signing', slow } }
  expect(transactionSentence(record, true)).toEqual({ text, tone: 'waiting' })
})

test('a status that contradicts its hash is neither handed over, requested nor followed', () => {
  const of = (name: 'handed' | 'signing' | 'pending', hash: typeof firstHash | null): TransactionRecord => ({
    ...sentRecord(),
    hash,
    status: name === 'signing' ? { name, slow: false } : { name },
  })
  expect(isHandedToWallet(of('handed', firstHash))).toBe(false)
  expect(isFollowed(of('handed', firstHash))).toBe(false)
  expect(isRequested(of('signing', firstHash))).toBe(false)
  expect(isFollowed(of('pending', null))).toBe(false)
})

test('the sentence of a search names the last searched block', () => {
  const record = sentRecord({ status: { name: 'superseded' }, searchedTo: 1_234 })
  expect(transactionSentence(record).text).toBe(
    'Another transaction of this account used its nonce. Looking for it. Searched to block 1,234.',
  )
})

describe('a stored record', () => {
  const stored = {
    ...sentRecord(),
    value: '0x0',
    approval: { to: sentRecord().asset, data: '0x01', isAtomic: false },
  }
  const reads = (changes: object, schema = sentRecordSchema) =>
    v.safeParse(schema, { ...stored, ...changes }).success

  test.each(rows.filter(([, hash]) => hash !== null))('that is %o is read as it was written', (status) => {
    const record = { ...stored, status }
    expect(v.parse(sentRecordSchema, record)).toEqual(record)
  })

  test.each(['handed', 'unanswered', 'left'])(
    'without a hash that is %s is read as it was written',
    (name) => {
      const record = { ...stored, hash: null, calls: '0x12', status: { name } }
      const schema = name === 'left' ? requestedRecordSchema : handedRecordSchema
      expect(v.parse(schema, record)).toEqual(record)
      expect(v.safeParse(sentRecordSchema, record).success).toBe(false)
    },
  )

  test.each([
    ['an amount with a sign', { amount: '-1' }],
    ['an amount with a fraction', { amount: '1.5' }],
    ['an amount longer than a uint256', { amount: '1'.repeat(79) }],
    ['no amount', { amount: '' }],
    ['a value in decimal digits', { value: '25' }],
    ['a value with text behind it', { value: '0x1g' }],
    ['a value longer than a uint256', { value: `0x${'1'.repeat(65)}` }],
    ['a value with text before it', { value: 'a0x1' }],
    ['negative decimals', { decimals: -1 }],
    ['37 decimals', { decimals: 37 }],
    ['half a decimal', { decimals: 1.5 }],
    ['another kind', { kind: 'steal' }],
    ['a call that is no data', { data: 'x' }],
    ['an account that is no address', { from: '<img>' }],
    ['an approval without its contract', { approval: { data: '0x01', isAtomic: true } }],
    ['an approval that does not say whether it is atomic', { approval: { to: stored.to, data: '0x01' } }],
    ['half a nonce', { nonce: 1.5 }],
    ['half a second', { sentAt: 0.5 }],
    ['half a block', { sentBlock: 0.5 }],
    ['half a first nonce', { firstNonce: 0.5 }],
    ['an id of 61 characters', { id: 'x'.repeat(61) }],
    ['an unknown state', { status: { name: 'won' } }],
    ['a state without its block', { status: { name: 'confirmed' } }],
    ['a reason of 301 characters', { status: { name: 'reverted', block: 1, reason: 'x'.repeat(301) } }],
  ])('with %s is refused', (_, changes) => {
    expect(reads({})).toBe(true)
    expect(reads(changes)).toBe(false)
  })

  test.each([
    ['a uint256 of 78 digits', { amount: '1'.repeat(78) }],
    ['a value of 32 bytes', { value: `0x${'f'.repeat(64)}` }],
    ['36 decimals', { decimals: 36 }],
    ['no decimals', { decimals: 0 }],
    ['an id of 60 characters', { id: 'x'.repeat(60) }],
    ['a reason of 300 characters', { status: { name: 'reverted', block: 1, reason: 'x'.repeat(300) } }],
  ])('with %s is read', (_, changes) => {
    expect(reads(changes)).toBe(true)
  })

  test('of an earlier version lacks a first nonce, a search and calls', () => {
    const { firstNonce: _, searchedTo: __, calls: ___, ...earlier } = stored
    const nothing = { firstNonce: null, searchedTo: null, calls: null }
    expect(v.parse(sentRecordSchema, earlier)).toMatchObject(nothing)
  })

  test('keeps the figures of an action and of a trade as they were written', () => {
    const snapshot = {
      wallet: '1',
      deposited: '2',
      debt: '3',
      power: '4',
      available: '5',
      utilization: '0.5',
      health: 'none',
      rate: '0.05',
    }
    const figures = { before: snapshot, after: { ...snapshot, health: '1.5' } }
    const moment = { paid: '1', received: '2', price: '3' }
    const trade = {
      token: stored.asset,
      symbol: 'TIDE',
      decimals: 18,
      quoted: '1'.repeat(78),
      before: moment,
      after: moment,
    }
    expect(v.parse(sentRecordSchema, { ...stored, figures, trade })).toMatchObject({ figures, trade })
    for (const wrong of [{ quoted: '1.5' }, { quoted: '1'.repeat(79) }, { decimals: 37 }, { decimals: -1 }])
      expect(v.parse(sentRecordSchema, { ...stored, trade: { ...trade, ...wrong } }).trade).toBeUndefined()
  })

  test('with wrong figures is read without them', () => {
    const record = v.parse(sentRecordSchema, { ...stored, figures: 'x', trade: { quoted: '-1' } })
    expect([record.figures, record.trade]).toEqual([undefined, undefined])
  })
})
