import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isClaimedByOther } from '#domain/transactions/replacement/claimedByOther.ts'
import type { CallsReader } from '#domain/transactions/transactionDependencies.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'

/** A chain reader for one record: it hides transactions that belong to an equal request of another record. */
export function ownReader<Reader extends CallsReader>(
  record: TransactionRecord,
  chain: Reader,
  store: TransactionStore,
): Reader {
  // A record with a known nonce finds its transaction by the nonce.
  if (record.nonce !== null) return chain
  return {
    ...chain,
    sentSince: async (asked) => {
      const { transactions, searchedTo } = await chain.sentSince(asked)
      const records = store.all()
      return {
        transactions: transactions.filter((each) => !isClaimedByOther(each, record, records)),
        searchedTo,
      }
    },
  }
}
