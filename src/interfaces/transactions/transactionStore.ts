import * as v from 'valibot'
import { reduceTransaction, type TransactionEvent } from '#domain/transactions/transactionMachine.ts'
import {
  isSent,
  type SentRecord,
  sentRecordSchema,
  type TransactionRecord,
} from '#domain/transactions/transactionRecord.ts'
import { stored } from '#lib/browser/storage.ts'
import { lenientList } from '#lib/wire/shapes.ts'

const longest = 50

const schema = v.pipe(
  lenientList(sentRecordSchema),
  v.transform(({ rows }): SentRecord[] => rows.slice(0, longest)),
)

export type TransactionStore = ReturnType<typeof createTransactionStore>

/**
 * The transactions of this browser, newest first. With a hash a record is written to storage before anything
 * else happens, so a reload or another tab knows it; without one it lives in this tab only.
 */
export function createTransactionStore() {
  const kept = stored('transactions', schema, [])
  const listeners = new Set<() => void>()
  let unsent: readonly TransactionRecord[] = []
  let seenKept: readonly SentRecord[] | undefined
  let seenUnsent: readonly TransactionRecord[] | undefined
  let list: readonly TransactionRecord[] = []

  function all(): readonly TransactionRecord[] {
    const records = kept.read()
    if (records !== seenKept || unsent !== seenUnsent) {
      seenKept = records
      seenUnsent = unsent
      list = [...unsent, ...records]
    }
    return list
  }

  function get(id: string): TransactionRecord | undefined {
    return all().find((record) => record.id === id)
  }

  function put(record: TransactionRecord) {
    const others = unsent.filter(({ id }) => id !== record.id)
    if (isSent(record)) {
      unsent = others
      const rest = kept.read().filter(({ id }) => id !== record.id)
      const next = [record, ...rest].toSorted((a, b) => b.sentAt - a.sentAt)
      kept.write(next.slice(0, longest))
    } else {
      unsent = [record, ...others].slice(0, longest)
    }
    for (const listener of listeners) listener()
  }

  /** Applies an event; the record as it is afterwards. */
  function apply(id: string, event: TransactionEvent): TransactionRecord | undefined {
    const before = get(id)
    if (!before) return undefined
    const after = reduceTransaction(before, event)
    if (after !== before) put(after)
    return after
  }

  function forget(id: string) {
    unsent = unsent.filter((record) => record.id !== id)
    if (kept.read().some((record) => record.id === id))
      kept.write(kept.read().filter((record) => record.id !== id))
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    const stop = kept.subscribe(listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  }

  return { all, get, put, apply, forget, subscribe }
}

/** The one store of the app. */
export const transactionStore = createTransactionStore()
