import type { QueryClient } from '@tanstack/react-query'
import { transactionQuery, transactionStatus } from '#interfaces/explorer/transaction.ts'
import { newestBlock, nodeReader } from '#interfaces/node/chainReader.ts'
import { revertReasonAt, simulate } from '#interfaces/node/simulation.ts'
import type { OtherInterfaces } from '#interfaces/transactions/dependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { settleTransaction } from './settledTransaction.ts'

/** The functions of other interfaces that sending and following transactions need. */
export function transactionDependencies(queryClient: QueryClient): OtherInterfaces {
  return {
    ...nodeReader,
    simulate,
    reason: revertReasonAt,
    blockNumber: newestBlock,
    outcome: (hash) => outcome(queryClient, hash),
    send: async (request) => (await import('#interfaces/wallet/walletSend.ts')).walletSend(request),
    settled: (record) => settleTransaction(queryClient, record),
  }
}

/** The outcome according to the explorer, for nodes without receipts. Null unless its status is `ok` or `error`. */
async function outcome(queryClient: QueryClient, hash: Hash): Promise<boolean | null> {
  const found = await queryClient.fetchQuery({ ...transactionQuery(hash), staleTime: 0 }).catch(() => null)
  const status = found ? transactionStatus(found) : 'unknown'
  if (status === 'success') return true
  return status === 'reverted' ? false : null
}
