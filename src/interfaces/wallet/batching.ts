import { queryOptions } from '@tanstack/react-query'
import type { Batching } from '#interfaces/wallet/requests/walletCalls.ts'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import type { Address } from '#lib/wire/shapes.ts'

const longestWait = 3_000

/**
 * How the connected wallet of this account handles several calls in one request; null where it accepts one at a time.
 */
export function batchingQuery(account: Address) {
  return queryOptions({
    queryKey: ['wallet', 'batching', account],
    queryFn: async (): Promise<Batching | null> => {
      const { readBatching } = await import('./requests/walletCalls.ts')
      return withTimeout(readBatching(account), longestWait, () => null)
    },
    staleTime: 60_000,
  })
}
