import { QueryClient } from '@tanstack/react-query'
import { InterfaceError, isTransient } from './errors.ts'

const tries = 3

/**
 * The one cache. Reads are tried three times, only where that may help; writes never. A hidden tab asks
 * nothing, and a tab shown again asks once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchIntervalInBackground: false,
        queryKeyHashFn: hashKey,
        retry: (failures, error) => failures < tries - 1 && isTransient(error),
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Half a second, then one and a half, each up to a third longer by chance; or what the interface asked for. */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof InterfaceError && error.retryAfter !== undefined) return error.retryAfter
  return 500 * 3 ** failures * (1 + Math.random() / 3)
}

/** As the library's own hash (keys of objects in order), and bigint is told apart from text. */
export function hashKey(key: readonly unknown[]): string {
  return JSON.stringify(key, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
