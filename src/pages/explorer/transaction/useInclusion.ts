import { useQuery } from '@tanstack/react-query'
import type { Inclusion } from '#domain/transactions/transactionDependencies.ts'
import { type Transaction, transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { inclusionQuery } from '#interfaces/node/transaction/inclusion.ts'

/** How often the explorer is queried, in milliseconds, while the node does not prove what it says. */
const intervals = { refuted: 3_000, unknown: 15_000 }

/**
 * Whether the node proves that a transaction is in the block where the explorer lists it. While it does not, the explorer is
 * queried again.
 */
export function useInclusion({ hash, blockNumber }: Transaction): Inclusion {
  const isInBlock = blockNumber !== null
  const { data } = useQuery({ ...inclusionQuery(hash, blockNumber ?? 0), enabled: isInBlock })
  const interval = isInBlock && data !== undefined && data !== 'proven' && intervals[data]
  useQuery({ ...transactionQuery(hash), enabled: interval !== false, refetchInterval: interval })
  return isInBlock ? (data ?? 'unknown') : 'unknown'
}
