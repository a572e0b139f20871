import * as v from 'valibot'
import {
  handedRecordSchema,
  isFollowed,
  isPersisted,
  isRequested,
  type PersistedRecord,
  requestedRecordSchema,
  sentRecordSchema,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import { reduceTransaction, type TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import { stored } from '#lib/browser/storage.ts'
import { lenientList } from '#lib/wire/shapes.ts'

const longest = 50

const schema = v.pipe(
  lenientList(v.union([sentRecordSchema, handedRecordSchema])),
  v.transform(({ rows }): PersistedRecord[] => rows),
)

/**
 * The records to keep, up to the limit. Open records stay longer than ended ones, because a dropped open record would
 * never be followed again.
 */
function shortened(records: PersistedRecord[]): PersistedRecord[] {
  const isOpen = (record: PersistedRecord): boolean => isFollowed(record)
  const ended = records.filter((record) => !isOpen(record))
  const kept = new Set([...records.filter(isOpen), ...ended].slice(0, longest))
  return records.filter((record) => kept.has(record))
}

const mostAsked = 10

const askedSchema = v.pipe(
  lenientList(requestedRecordSchema),
  v.transform(({ rows }): TransactionRecord[] => rows),
)

export type TransactionStore = ReturnType<typeof createTransactionStore>

/**
 * The transactions of this browser, newest first. With a hash, or a wallet's name for it, a record is written to
 * storage before anything else happens, so a reload or another tab knows it; without one it lives in this tab only.
 * Requests to a wallet are stored too, because the answer may come when this tab is gone.
 */
export function createTransactionStore() {
  const kept = stored('transactions', schema, [])
  const asked = stored('asked', askedSchema, [])
  const listeners = new Set<() => void>()
  let unsent: readonly TransactionRecord[] = []
  let seenKept: readonly PersistedRecord[] | undefined
  let seenUnsent: readonly TransactionRecord[] | undefined
  let list: readonly TransactionRecord[] = []

  function all(): readonly TransactionRecord[] {
    const records = kept.read()
    if (records !== seenKept || unsent !== seenUnsent) {
      seenKept = records
      seenUnsent = unsent
      list = [...unsent.filter(({ id }) => !records.some((record) => record.id === id)), ...records]
    }
    return list
  }

  function get(id: string): TransactionRecord | undefined {
    return all().find((record) => record.id === id)
  }

  function put(record: TransactionRecord) {
    const others = unsent.filter(({ id }) => id !== record.id)
    if (isPersisted(record)) {
      unsent = others
      const rest = kept.read().filter(({ id }) => id !== record.id)
      const next = [record, ...rest].toSorted((a, b) => b.sentAt - a.sentAt)
      kept.write(shortened(next))
    } else if (others.length < unsent.length) {
      // An update keeps the record's place in the order.
      unsent = unsent.map((each) => (each.id === record.id ? record : each))
    } else {
      unsent = [record, ...others].slice(0, longest)
    }
    remember(record)
    for (const listener of listeners) listener()
  }

  function remember(record: TransactionRecord) {
    const before = asked.read()
    const others = before.filter(({ id }) => id !== record.id)
    const left: TransactionRecord = { ...record, status: { name: 'left' } }
    if (isRequested(record)) asked.write([left, ...others].slice(0, mostAsked))
    else if (others.length < before.length) asked.write(others)
  }

  /** The requests of all tabs that wallets have not answered. */
  function open(): readonly TransactionRecord[] {
    return asked.read()
  }

  /** Takes over a request of a closed tab. Undefined when it was answered meanwhile, or is known here. */
  function takeOver(id: string): TransactionRecord | undefined {
    const record = asked.read().find((each) => each.id === id)
    if (!record || get(id)) return undefined
    put(record)
    return record
  }

  /** Applies an event and returns the changed record. */
  function apply(id: string, event: TransactionEvent): TransactionRecord | undefined {
    const before = get(id)
    if (!before) return undefined
    const after = reduceTransaction(before, event)
    if (after !== before) put(after)
    return after
  }

  function forget(id: string) {
    unsent = unsent.filter((record) => record.id !== id)
    kept.write(kept.read().filter((record) => record.id !== id))
    asked.write(asked.read().filter((record) => record.id !== id))
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    const stops = [kept.subscribe(listener), asked.subscribe(listener)]
    return () => {
      listeners.delete(listener)
      for (const stop of stops) stop()
    }
  }

  return { all, get, put, apply, forget, open, takeOver, subscribe }
}

/** The one store of the app. */
export const transactionStore = createTransactionStore()
