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
  'createMarket',
  'setFeeUse',
  'distributeFees',
] as const

/** The request of a person: enough to show it and to recognise a replacement on the chain. */
const requestEntries = {
  kind: v.picklist(kinds),
  chainId: integer,
  from: address,
  to: address,
  data: hexData,
  /** The wei that the transaction pays, as a hexadecimal quantity; zero when absent. */
  value: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^0x[0-9a-f]{1,64}$/),
      v.transform((text) => text as Hex),
    ),
  ),
  /** The token; for `call`, `createMarket`, `setFeeUse` and `distributeFees`, the contract that is called. */
  asset: address,
  /** The token's symbol, also of a market's; for `call`, the name of the function. */
  symbol: symbolSchema,
  decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36)),
  /** Base units in decimal digits, because a record is stored as JSON. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  /** Base units that arrive of `amount`, where the person accepted that a part is kept on the way. */
  arrives: v.optional(v.pipe(v.string(), v.regex(/^\d{1,78}$/))),
  /** The approval sent before it in the same wallet request; absent where the approval is a separate transaction. */
  approval: v.optional(
    v.object({
      to: address,
      data: hexData,
      /** Whether the wallet was asked to execute both calls or neither. */
      isAtomic: v.boolean(),
    }),
  ),
  /** The figures before and after a lending action, as shown when it was signed. */
  figures: v.fallback(v.optional(actionFiguresSchema), undefined),
  /** For the approval of a trade: the token of its market. The router that may take the tokens trades on every market. */
  market: v.optional(address),
  /** For `buy` and `sell`: the token and amount that the trade pays out. `asset` and `amount` above are paid in. */
  trade: v.fallback(v.optional(tradeFiguresSchema), undefined),
}

const reason = v.pipe(v.string(), v.maxLength(300))
const block = v.pipe(v.number(), v.safeInteger())

/** The states of a transaction that has a hash. */
const sentStatus = v.union([
  v.object({ name: v.literal('pending') }),
  v.object({ name: v.literal('slow') }),
  /** A transaction with a lower nonce must be mined first. */
  v.object({ name: v.literal('queued') }),
  v.object({ name: v.literal('unknown'), reason }),
  /** The node does not know the hash. The transaction may still arrive, or be mined under another hash. */
  v.object({ name: v.literal('missing') }),
  /** Another transaction used its nonce; the app is looking for it. */
  v.object({ name: v.literal('superseded') }),
  /**
   * The node never saw the hash, and another transaction of the account (`by`) is in a block since then: it may have
   * replaced this one. `isEmpty`: it sends nothing to its own account, as wallets do to cancel.
   */
  v.object({ name: v.literal('possibleReplacement'), by: hash, isEmpty: v.boolean() }),
  /** The wallet answered with the hash of another transaction; the app is looking for what the wallet sent. */
  v.object({ name: v.literal('foreign') }),
  v.object({ name: v.literal('confirmed'), block }),
  v.object({ name: v.literal('reverted'), block, reason }),
  /** The block of the other transaction is null in records of earlier versions. */
  v.object({ name: v.literal('cancelled'), by: hash, block: v.nullish(block, null) }),
  v.object({ name: v.literal('replaced'), by: hash, block: v.nullish(block, null) }),
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
  /** The newest block when it was sent; replacements are searched above it. Null when the node did not answer. */
  sentBlock: v.nullable(block),
  /** The account's transaction count at that time, the lowest nonce it can have. Null when the node did not answer. */
  firstNonce: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
  /** The last block searched for a replacement; the search starts above `sentBlock`. */
  searchedTo: v.nullish(block, null),
  /** The id of a wallet request for several calls (EIP-5792); null for a single transaction. */
  calls: v.nullish(v.string(), null),
}

export const sentRecordSchema = v.object({ ...recordEntries, hash, status: sentStatus })

/** A request of several calls that the wallet accepted. It has no hash until one of its transactions is in a block. */
export const handedRecordSchema = v.object({
  ...recordEntries,
  hash: v.null(),
  status: v.union([
    v.object({ name: v.literal('handed') }),
    /** The wallet cannot be reached, has forgotten the request, or reports something that the chain does not show. */
    v.object({ name: v.literal('unanswered') }),
  ]),
})

/** A request that the wallet has not answered; its tab may close before the answer. */
export const requestedRecordSchema = v.object({
  ...recordEntries,
  hash: v.null(),
  status: v.object({ name: v.literal('left') }),
})

const requestSchema = v.object(requestEntries)
export type TransactionRequest = v.InferOutput<typeof requestSchema>
export type TransactionKind = TransactionRequest['kind']

/** The states of a transaction without a hash. */
type UnsentStatus =
  | { name: 'simulating' }
  | { name: 'refused'; reason: string }
  | { name: 'signing'; slow: boolean }
  | { name: 'rejected' }
  | { name: 'failed'; reason: string }
  | { name: 'left' }

export type SentRecord = v.InferOutput<typeof sentRecordSchema>
export type HandedRecord = v.InferOutput<typeof handedRecordSchema>
/** A record that stays in storage, also after its transaction ended. */
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

/** Whether the app still follows the transaction: its outcome on the chain is open. */
export function isFollowed(record: TransactionRecord): record is PersistedRecord {
  return isHandedToWallet(record) || (record.hash !== null && watched.has(record.status.name))
}

/** Whether the wallet accepted the request as one of several calls and has not named its transaction yet. */
export function isHandedToWallet({ hash, status }: TransactionRecord): boolean {
  return hash === null && handed.has(status.name)
}

/**
 * Whether the transaction may have moved money, or may still, without the chain showing it: sending it again could pay
 * twice.
 */
export function isUnresolved({ status }: TransactionRecord): boolean {
  return unresolved.has(status.name)
}

/**
 * Whether the wallet was asked and has not answered. The wallet may have sent the transaction, or may still send it.
 */
export function isRequested({ hash, status }: TransactionRecord): boolean {
  return hash === null && (status.name === 'signing' || status.name === 'left')
}

/** Whether the transaction has a hash. */
export function isSent(record: TransactionRecord): record is SentRecord {
  return record.hash !== null
}

/** Whether the record stays in storage: the wallet answered with a hash, or with the id of a request of several calls. */
export function isPersisted(record: TransactionRecord): record is PersistedRecord {
  return isSent(record) || isHandedToWallet(record)
}

/** The hash to show: of the transaction that replaced this one or may have, else its own; null without a hash. */
export function hashToShow({ hash, status }: TransactionRecord): Hash | null {
  return 'by' in status ? status.by : hash
}
