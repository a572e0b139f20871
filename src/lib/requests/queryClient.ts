import { QueryClient } from '@tanstack/react-query'
import { InterfaceError, isTransient } from './errors.ts'

const tries = 3

/**
 * The cache of all requests. Queries are retried twice where that may help; mutations never. A hidden tab requests
 * nothing, and refetches once when it is visible again.
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

/**
 * The delay before a retry: 0.5 s, then 1.5 s, each up to a third longer at random, or what the interface asks for.
 */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof InterfaceError && error.retryAfter !== undefined) return error.retryAfter
  return 500 * 3 ** failures * (1 + Math.random() / 3)
}

/** Like the library's hash (with sorted keys), but a bigint differs from the same digits as text. */
export function hashKey(key: readonly unknown[]): string {
  return JSON.stringify(key, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
