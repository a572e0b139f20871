import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { replacementEvent } from '#domain/transactions/replacement/replacementEvent.ts'
import { nextLook } from '#domain/transactions/state/transactionAge.ts'
import type { FollowerDependencies } from '#domain/transactions/transactionDependencies.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { ownReader } from './ownReader.ts'
import { pollCalls } from './pollCalls.ts'

const soon = 1_000

/** The lock that a tab holds as long as it waits for a wallet. */
export function requestLock(id: string): string {
  return `asked:${id}`
}

/**
 * Searches the chain for transactions that a wallet sent without answering: of requests that the person left, and of
 * requests by a tab that was closed or reloaded before the answer. Returns a function that starts the searches; it may
 * be called at any time. It only reads.
 */
export function createLostTransactionSearch(store: TransactionStore, dependencies: FollowerDependencies) {
  const known = new Set<string>()
  const searches = new Map<string, Promise<void>>()

  function searchOnce(id: string): Promise<void> {
    const running = searches.get(id) ?? search(id, store, dependencies)
    searches.set(id, running)
    return running
  }

  async function takeOver(id: string) {
    await dependencies.withLock(requestLock(id), async () => {
      if (store.takeOver(id)) await searchOnce(id)
    })
  }

  return () => {
    for (const { id, status } of store.all()) if (status.name === 'left') void searchOnce(id)
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
    if (isRequestedAgain(record, store)) {
      await dependencies.sleep(soon)
      continue
    }
    const isAnswered = await look(record, store, dependencies)
    failures = isAnswered ? 0 : failures + 1
    const isSearching = store.get(id)?.searchedTo !== record.searchedTo
    const pause = nextLook(record, dependencies.now(), failures, isSearching)
    if (pause === null) return
    await dependencies.sleep(pause)
  }
}

/**
 * Whether the same call was requested once more: a transaction on the chain may belong to that request, which the
 * wallet has not answered.
 */
function isRequestedAgain({ data }: TransactionRecord, store: TransactionStore): boolean {
  return store.all().some((other) => other.status.name === 'signing' && other.data === data)
}

/** One look; false when the chain could not be asked. */
async function look(record: TransactionRecord, store: TransactionStore, dependencies: FollowerDependencies) {
  try {
    const taken = hashesOf(store)
    const chain = ownReader(record, dependencies, store)
    if (record.calls !== null) {
      for (const event of await pollCalls(record, chain, taken)) store.apply(record.id, event)
      return true
    }
    const { transactions, searchedTo } = await chain.sentSince(record)
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
