import type { FollowerDependencies } from '#domain/transactions/dependencies.ts'
import { replacementEvent } from '#domain/transactions/replacement.ts'
import { nextLook } from '#domain/transactions/transactionAge.ts'
import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { lookAtCalls } from './callsWatcher.ts'
import type { TransactionStore } from './transactionStore.ts'

/** The lock that a tab holds as long as it waits for a wallet. */
export function askedLock(id: string): string {
  return `asked:${id}`
}

/**
 * Takes over what a tab asked a wallet for that was closed or reloaded before the wallet answered, and looks on the chain
 * for what it sent. Returned is what looks for such requests; it may be called at any time. It only reads.
 */
export function createAskedSearch(store: TransactionStore, dependencies: FollowerDependencies) {
  const known = new Set<string>()

  async function takeOver(id: string) {
    await dependencies.withLock(askedLock(id), async () => {
      if (store.takeOver(id)) await search(id, store, dependencies)
    })
  }

  return () => {
    for (const { id } of store.open()) {
      if (known.has(id) || store.get(id)) continue
      known.add(id)
      void takeOver(id)
    }
  }
}

async function search(id: string, store: TransactionStore, dependencies: FollowerDependencies) {
  let failures = 0
  for (;;) {
    const record = store.get(id)
    if (record?.status.name !== 'left') return
    const isAnswered = await look(record, store, dependencies)
    failures = isAnswered ? 0 : failures + 1
    const isSearching = store.get(id)?.searchedTo !== record.searchedTo
    const pause = nextLook(record, dependencies.now(), failures, isSearching)
    if (pause === null) return
    await dependencies.sleep(pause)
  }
}

/** One look; false when the chain could not be asked. */
async function look(record: TransactionRecord, store: TransactionStore, dependencies: FollowerDependencies) {
  try {
    const taken = hashesOf(store)
    if (record.calls !== null) {
      for (const event of await lookAtCalls(record, dependencies, taken)) store.apply(record.id, event)
      return true
    }
    const { transactions, searchedTo } = await dependencies.sentSince(record)
    const found = replacementEvent(record, transactions, taken)
    if (found?.type === 'repriced')
      store.apply(record.id, { type: 'sent', hash: found.hash, at: record.sentAt })
    else if (searchedTo !== null) store.apply(record.id, { type: 'searched', to: searchedTo })
    return true
  } catch {
    return false
  }
}

function hashesOf(store: TransactionStore): ReadonlySet<Hash> {
  return new Set(store.all().flatMap(({ hash }) => (hash === null ? [] : [hash])))
}
