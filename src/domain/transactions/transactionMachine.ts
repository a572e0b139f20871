import type { Hash } from '#lib/wire/shapes.ts'
import type { TransactionRecord, TransactionRequest, TransactionStatus } from './transactionRecord.ts'

/** Everything that can happen to a transaction, from the click to its outcome on the chain. */
export type TransactionEvent =
  | { type: 'simulated' }
  | { type: 'refused'; reason: string }
  | { type: 'walletSlow' }
  | { type: 'left' }
  | { type: 'rejected' }
  | { type: 'failed'; reason: string }
  | { type: 'sent'; hash: Hash; at: number; block: number | null }
  | { type: 'seen'; nonce: number }
  | { type: 'reached' }
  | { type: 'overdue' }
  | { type: 'lost'; reason: string }
  | { type: 'confirmed'; block: number }
  | { type: 'reverted'; block: number; reason: string }
  | { type: 'reorged' }
  | { type: 'repriced'; hash: Hash }
  | { type: 'cancelled'; by: Hash }
  | { type: 'replaced'; by: Hash }
  | { type: 'dropped' }

type Name = TransactionStatus['name']

const beforeHash: readonly Name[] = ['simulating', 'signing', 'left', 'rejected', 'failed']
const watched: readonly Name[] = ['pending', 'slow', 'unknown']

/** In which states an event counts. In any other state it comes too late and changes nothing. */
const from: Record<TransactionEvent['type'], readonly Name[]> = {
  simulated: ['simulating'],
  refused: ['simulating'],
  walletSlow: ['signing'],
  left: ['signing'],
  rejected: ['signing', 'left'],
  failed: ['simulating', 'signing', 'left'],
  sent: beforeHash,
  seen: watched,
  reached: ['unknown'],
  overdue: ['pending', 'unknown'],
  lost: ['pending', 'slow', 'unknown'],
  confirmed: [...watched, 'dropped'],
  reverted: [...watched, 'dropped'],
  reorged: ['confirmed', 'reverted'],
  repriced: watched,
  cancelled: watched,
  replaced: watched,
  dropped: watched,
}

/** A new record, on its way to be simulated. */
export function newRecord(request: TransactionRequest, id: string): TransactionRecord {
  return {
    ...request,
    id,
    hash: null,
    nonce: null,
    sentAt: 0,
    sentBlock: null,
    status: { name: 'simulating' },
  }
}

/** The one place where a transaction changes its state. Pure; the same record comes back when nothing changes. */
export function reduceTransaction(record: TransactionRecord, event: TransactionEvent): TransactionRecord {
  if (!from[event.type].includes(record.status.name)) return record
  switch (event.type) {
    case 'sent':
      return {
        ...record,
        hash: event.hash,
        sentAt: event.at,
        sentBlock: event.block,
        status: { name: 'pending' },
      }
    case 'repriced':
      return { ...record, hash: event.hash, status: { name: 'pending' } }
    case 'seen':
      return seen(record, event.nonce)
    default:
      return { ...record, status: nextStatus(event) }
  }
}

/** The node knows the transaction: its nonce is learned, and `unknown` ends. */
function seen(record: TransactionRecord, nonce: number): TransactionRecord {
  const doubt = record.status.name === 'unknown'
  if (record.nonce === nonce && !doubt) return record
  return { ...record, nonce, status: doubt ? { name: 'pending' } : record.status }
}

type PlainEvent = Exclude<TransactionEvent, { type: 'sent' | 'repriced' | 'seen' }>

function nextStatus(event: PlainEvent): TransactionStatus {
  switch (event.type) {
    case 'simulated':
      return { name: 'signing', slow: false }
    case 'walletSlow':
      return { name: 'signing', slow: true }
    case 'overdue':
      return { name: 'slow' }
    case 'lost':
      return { name: 'unknown', reason: event.reason }
    case 'reached':
    case 'reorged':
      return { name: 'pending' }
    case 'confirmed':
      return { name: 'confirmed', block: event.block }
    case 'reverted':
      return { name: 'reverted', block: event.block, reason: event.reason }
    case 'refused':
    case 'failed':
      return { name: event.type, reason: event.reason }
    case 'cancelled':
    case 'replaced':
      return { name: event.type, by: event.by }
    case 'left':
    case 'rejected':
    case 'dropped':
      return { name: event.type }
  }
}
