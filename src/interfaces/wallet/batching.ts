import { queryOptions } from '@tanstack/react-query'
import type { Batching } from '#interfaces/wallet/requests/walletCalls.ts'
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
      const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))
      return Promise.race([readBatching(account), silence])
    },
    staleTime: 60_000,
  })
}
