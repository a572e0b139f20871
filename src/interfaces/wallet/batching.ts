import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * How a wallet takes several calls in one request: both or neither, the same after an upgrade of the account that it asks
 * for, or one transaction after the other.
 */
export type Batching = 'supported' | 'ready' | 'unsupported'

const longestWait = 3_000

/** How the connected wallet of this account takes several calls in one request; null where it takes one at a time. */
export function batchingQuery(account: Address) {
  return queryOptions({
    queryKey: ['wallet', 'batching', account],
    queryFn: async (): Promise<Batching | null> => {
      const { readBatching } = await import('./requests/walletCalls.ts')
      const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))
      return Promise.race([readBatching(account), silence])
    },
    staleTime: 60_000,
  })
}
