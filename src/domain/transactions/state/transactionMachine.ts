import type {
  SentRecord,
  TransactionRecord,
  TransactionRequest,
  TransactionStatus,
} from '#domain/transactions/record/transactionRecord.ts'
import type { Hash, Hex } from '#lib/wire/shapes.ts'

/** How a transaction ended in a block. */
export type Outcome = Extract<SentRecord['status'], { name: 'confirmed' | 'reverted' }>

/** How it ended because another transaction of the account has its nonce. */
export type Replacement = Extract<SentRecord['status'], { name: 'cancelled' | 'replaced' }>

/** Everything that can happen to a transaction, from the click to its outcome on the chain. */
export type TransactionEvent =
  | { type: 'simulated'; at: number; block: number | null; firstNonce: number | null }
  | { type: 'refused'; reason: string }
  | { type: 'walletSlow' }
  | { type: 'left' }
  | { type: 'rejected' }
  | { type: 'failed'; reason: string }
  | { type: 'sent'; hash: Hash; at: number }
  | { type: 'handed'; calls: string; at: number }
  | { type: 'answered' }
  | { type: 'unanswered' }
  | { type: 'bundled'; hash: Hash; outcome: Outcome }
  | { type: 'queued' }
  | { type: 'unqueued' }
  | { type: 'seen'; nonce: number; data: Hex }
  | { type: 'reached' }
  | { type: 'overdue' }
  | { type: 'lost'; reason: string }
  | { type: 'confirmed'; block: number }
  | { type: 'reverted'; block: number; reason: string }
  | { type: 'reorged' }
  | { type: 'repriced'; hash: Hash }
  | { type: 'cancelled'; by: Hash; block: number | null }
  | { type: 'replaced'; by: Hash; block: number | null }
  | { type: 'missing' }
  | { type: 'superseded' }
  | { type: 'possibleReplacement'; by: Hash; isEmpty: boolean }
  | { type: 'foreign' }
  | { type: 'searched'; to: number }

type Name = TransactionStatus['name']

const beforeHash: readonly Name[] = ['simulating', 'signing', 'left', 'rejected', 'failed']
const handed: readonly Name[] = ['handed', 'unanswered']
const waiting: readonly Name[] = ['pending', 'slow', 'queued', 'unknown']
const found: readonly Name[] = [...waiting, 'missing', 'superseded', 'possibleReplacement']
const watched: readonly Name[] = [...found, 'foreign']

/** The states in which an event counts. In any other state it comes too late and changes nothing. */
const from: Record<TransactionEvent['type'], readonly Name[]> = {
  simulated: ['simulating'],
  refused: ['simulating'],
  walletSlow: ['signing'],
  left: ['signing'],
  rejected: ['signing', 'left'],
  failed: ['simulating', 'signing', 'left', ...handed],
  sent: [...beforeHash, ...handed],
  handed: beforeHash,
  answered: ['unanswered', 'left'],
  unanswered: ['handed'],
  bundled: ['left', ...handed],
  queued: waiting,
  unqueued: ['queued'],
  seen: found,
  reached: ['unknown'],
  overdue: ['pending', 'unknown'],
  lost: waiting,
  confirmed: found,
  reverted: found,
  reorged: ['confirmed', 'reverted', 'cancelled', 'replaced'],
  repriced: watched,
  cancelled: found,
  replaced: found,
  missing: waiting,
  superseded: [...waiting, 'missing'],
  possibleReplacement: [...waiting, 'missing'],
  foreign: [...waiting, 'missing', 'possibleReplacement'],
  searched: [...watched, 'left'],
}

/** A new record of a request, about to be simulated. */
export function newRecord(request: TransactionRequest, id: string): TransactionRecord {
  return {
    ...request,
    id,
    hash: null,
    nonce: null,
    sentAt: 0,
    sentBlock: null,
    firstNonce: null,
    searchedTo: null,
    calls: request.approval ? callsName(id) : null,
    status: { name: 'simulating' },
  }
}

/** The id of a wallet request for several calls: 32 bytes, from the UUID of their record. */
function callsName(id: string): string {
  return `0x${id.replaceAll('-', '').padStart(64, '0')}`
}

/**
 * Applies an event to a record: the only place where a transaction changes its state. Returns the same object when
 * nothing changes.
 */
export function reduceTransaction(record: TransactionRecord, event: TransactionEvent): TransactionRecord {
  if (!from[event.type].includes(record.status.name)) return record
  switch (event.type) {
    case 'simulated':
      return {
        ...record,
        sentAt: event.at,
        sentBlock: event.block,
        firstNonce: event.firstNonce,
        status: { name: 'signing', slow: false },
      }
    case 'sent':
      return { ...record, hash: event.hash, sentAt: event.at, calls: null, status: { name: 'pending' } }
    case 'handed':
      return { ...record, calls: event.calls, sentAt: event.at, status: { name: 'handed' } }
    case 'bundled':
      return { ...record, hash: event.hash, status: event.outcome }
    case 'reorged':
      // The wallet named the transaction of several calls; after a reorg the app asks the wallet again.
      if (record.calls !== null) return { ...record, hash: null, status: { name: 'handed' } }
      return { ...record, status: { name: 'pending' } }
    case 'repriced':
      return { ...record, hash: event.hash, status: { name: 'pending' } }
    case 'seen':
      return seen(record, event.nonce, event.data)
    case 'searched':
      return { ...record, searchedTo: event.to }
    default:
      return { ...record, status: nextStatus(event) }
  }
}

/**
 * Applies that the node knows the transaction: takes over its nonce and the data that the wallet really sent, and
 * clears a doubtful status.
 */
function seen(record: TransactionRecord, nonce: number, data: Hex): TransactionRecord {
  const { name } = record.status
  const doubt = name !== 'pending' && name !== 'slow' && name !== 'queued'
  if (record.nonce === nonce && record.data === data && !doubt) return record
  return { ...record, nonce, data, status: doubt ? { name: 'pending' } : record.status }
}

type PlainEvent = Exclude<
  TransactionEvent,
  { type: 'simulated' | 'sent' | 'handed' | 'bundled' | 'reorged' | 'repriced' | 'seen' | 'searched' }
>

function nextStatus(event: PlainEvent): TransactionStatus {
  switch (event.type) {
    case 'walletSlow':
      return { name: 'signing', slow: true }
    case 'overdue':
      return { name: 'slow' }
    case 'lost':
      return { name: 'unknown', reason: event.reason }
    case 'reached':
    case 'unqueued':
      return { name: 'pending' }
    case 'answered':
      return { name: 'handed' }
    case 'confirmed':
      return { name: 'confirmed', block: event.block }
    case 'reverted':
      return { name: 'reverted', block: event.block, reason: event.reason }
    case 'refused':
    case 'failed':
      return { name: event.type, reason: event.reason }
    case 'cancelled':
    case 'replaced':
      return { name: event.type, by: event.by, block: event.block }
    case 'possibleReplacement':
      return { name: 'possibleReplacement', by: event.by, isEmpty: event.isEmpty }
    case 'left':
    case 'unanswered':
    case 'queued':
    case 'rejected':
    case 'missing':
    case 'superseded':
    case 'foreign':
      return { name: event.type }
  }
}
