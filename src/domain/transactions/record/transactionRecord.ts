import * as v from 'valibot'
import { actionFiguresSchema } from '#domain/lending/action/actionFigures.ts'
import { address, type Hash, type Hex, hash, hexData, integer } from '#lib/wire/shapes.ts'
import { symbolSchema, tradeFiguresSchema } from './tradeFigures.ts'

const kinds = [
  'approve',
  'deposit',
  'withdraw',
  'borrow',
  'repay',
  'mint',
  'revoke',
  'call',
  'buy',
  'sell',
] as const

/** All that a person asked for: enough to show it and to recognise a replacement. */
const requestEntries = {
  kind: v.picklist(kinds),
  chainId: integer,
  from: address,
  to: address,
  data: hexData,
  /** The wei it pays, as a hexadecimal quantity; nothing when left out. */
  value: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^0x[0-9a-f]{1,64}$/),
      v.transform((text) => text as Hex),
    ),
  ),
  /** The token it is about; of a call of another contract, that contract. */
  asset: address,
  /** The token's symbol; of a call of another contract, the name of the function. */
  symbol: symbolSchema,
  decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36)),
  /** Base units as digits: a record is kept as JSON. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  /** The approval that goes before it in one request to the wallet; left out where it is a transaction of its own. */
  approval: v.optional(
    v.object({
      to: address,
      data: hexData,
      /** The wallet was asked to do both or neither. */
      isAtomic: v.boolean(),
    }),
  ),
  /** What a lending action started from and leads to, as it was shown when it was signed. */
  figures: v.fallback(v.optional(actionFiguresSchema), undefined),
  /** Of a purchase or a sale: what comes out of it. The token and the amount above are what goes in. */
  trade: v.fallback(v.optional(tradeFiguresSchema), undefined),
}

const reason = v.pipe(v.string(), v.maxLength(300))
const block = v.pipe(v.number(), v.safeInteger())

/** The states in which a transaction has a hash; only these are kept in storage. */
const sentStatus = v.union([
  v.object({ name: v.literal('pending') }),
  v.object({ name: v.literal('slow') }),
  /** It cannot be in a block before a transaction with a lower nonce is. */
  v.object({ name: v.literal('queued') }),
  v.object({ name: v.literal('unknown'), reason }),
  /** The node does not know the hash, which proves nothing: it may still arrive, or be in a block under another. */
  v.object({ name: v.literal('missing') }),
  /** Its nonce was used, by a transaction that is being looked for. */
  v.object({ name: v.literal('superseded') }),
  /**
   * The node never saw the hash, and another transaction of the account (`by`) is in a block since then: it may have
   * replaced this one. `isEmpty`: it sends nothing to its own account, as wallets do to cancel.
   */
  v.object({ name: v.literal('possibleReplacement'), by: hash, isEmpty: v.boolean() }),
  /** The hash is of another transaction. What the wallet sent, if anything, is being looked for. */
  v.object({ name: v.literal('foreign') }),
  v.object({ name: v.literal('confirmed'), block }),
  v.object({ name: v.literal('reverted'), block, reason }),
  v.object({ name: v.literal('cancelled'), by: hash }),
  v.object({ name: v.literal('replaced'), by: hash }),
  /** Earlier versions of the app wrote these two names. `dropped` was never proven. */
  v.pipe(
    v.object({ name: v.literal('overtaken'), by: hash, isEmpty: v.boolean() }),
    v.transform(({ by, isEmpty }) => ({ name: 'possibleReplacement' as const, by, isEmpty })),
  ),
  v.pipe(
    v.object({ name: v.literal('dropped') }),
    v.transform(() => ({ name: 'missing' as const })),
  ),
])

const recordEntries = {
  ...requestEntries,
  id: v.pipe(v.string(), v.maxLength(60)),
  nonce: v.nullable(v.pipe(v.number(), v.safeInteger())),
  sentAt: v.pipe(v.number(), v.safeInteger()),
  /** The newest block when it was sent: replacements are looked for above it. Null when the node did not say. */
  sentBlock: v.nullable(block),
  /** How many transactions of the account were in blocks then: its nonce is not below. Null when nobody said. */
  firstNonce: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
  /** Blocks above `sentBlock` up to this one were searched for what took its place. */
  searchedTo: v.nullish(block, null),
  /** The name of the wallet's request for several calls (EIP-5792); null where it was asked for one transaction. */
  calls: v.nullish(v.string(), null),
}

export const sentRecordSchema = v.object({ ...recordEntries, hash, status: sentStatus })

/** What a wallet took over as one request of several calls: there is no hash as long as nothing of it is in a block. */
export const handedRecordSchema = v.object({
  ...recordEntries,
  hash: v.null(),
  status: v.union([
    v.object({ name: v.literal('handed') }),
    /** The wallet cannot be asked, does not know the request any more, or says what the chain does not show. */
    v.object({ name: v.literal('unanswered') }),
  ]),
})

/** What a wallet was asked for, by a tab that may be gone before it answers. */
export const requestedRecordSchema = v.object({
  ...recordEntries,
  hash: v.null(),
  status: v.object({ name: v.literal('left') }),
})

const requestSchema = v.object(requestEntries)
export type TransactionRequest = v.InferOutput<typeof requestSchema>
export type TransactionKind = TransactionRequest['kind']

/** Before there is a hash. */
type UnsentStatus =
  | { name: 'simulating' }
  | { name: 'refused'; reason: string }
  | { name: 'signing'; slow: boolean }
  | { name: 'rejected' }
  | { name: 'failed'; reason: string }
  | { name: 'left' }

export type SentRecord = v.InferOutput<typeof sentRecordSchema>
export type HandedRecord = v.InferOutput<typeof handedRecordSchema>
/** What is kept in storage until its end and after. */
export type PersistedRecord = SentRecord | HandedRecord
export type TransactionStatus = UnsentStatus | PersistedRecord['status']
export type TransactionRecord = Omit<SentRecord, 'hash' | 'status'> & {
  hash: Hash | null
  status: TransactionStatus
}

const handed = new Set(['handed', 'unanswered'])
const waiting = ['pending', 'slow', 'queued', 'unknown']
const doubtful = ['missing', 'superseded', 'possibleReplacement', 'foreign']
const watched = new Set([...waiting, ...doubtful])
const unresolved = new Set(['left', 'unanswered', ...doubtful])

/** Whether its outcome on the chain is still open. */
export function isFollowed(record: TransactionRecord): record is PersistedRecord {
  return isHandedToWallet(record) || (record.hash !== null && watched.has(record.status.name))
}

/** Whether a wallet took it over with other calls, and has not named its transaction yet. */
export function isHandedToWallet({ hash, status }: TransactionRecord): boolean {
  return hash === null && handed.has(status.name)
}

/** Whether it may have moved money, or may still, although the chain does not show it: sending it again may do it twice. */
export function isUnresolved({ status }: TransactionRecord): boolean {
  return unresolved.has(status.name)
}

/** Whether the wallet was asked and has not answered: it may have sent the transaction, or may still. */
export function isRequested({ hash, status }: TransactionRecord): boolean {
  return hash === null && (status.name === 'signing' || status.name === 'left')
}

/** Whether a hash exists. */
export function isSent(record: TransactionRecord): record is SentRecord {
  return record.hash !== null
}

/** Whether the record is kept for good: its wallet has answered with a hash, or with the name of a request. */
export function isPersisted(record: TransactionRecord): record is PersistedRecord {
  return isSent(record) || isHandedToWallet(record)
}

/** The hash to show: of the transaction that replaced this one or may have, else its own; null before there is one. */
export function hashToShow({ hash, status }: TransactionRecord): Hash | null {
  return 'by' in status ? status.by : hash
}
