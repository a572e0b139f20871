import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isClaimedByOther } from '#domain/transactions/replacement/claimedByOther.ts'
import type { CallsReader } from '#domain/transactions/transactionDependencies.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'

/** The chain as one record looks at it: without the transactions that belong to an equal request of another one. */
export function ownReader<Reader extends CallsReader>(
  record: TransactionRecord,
  chain: Reader,
  store: TransactionStore,
): Reader {
  // Who has a nonce looks for nothing else.
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
