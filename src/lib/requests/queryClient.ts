import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { InterfaceError, isNotFound, isTransient, mayRecover } from './errors.ts'
import { keepEqualParts } from './keepEqualParts.ts'

const tries = 3
/** A longer wait is a failure that is shown at once. */
const longestDelay = 10_000

/**
 * The cache of all requests. Queries are retried twice where that may help, but not after a timeout; mutations never. A
 * failed query of the explorer is repeated until it succeeds. A record that an interface no longer has is not shown any
 * more. A hidden tab requests nothing, and refetches once when it is visible again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: dropMissing }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchIntervalInBackground: false,
        queryKeyHashFn: hashKey,
        structuralSharing: keepEqualParts,
        retry: (failures, error) => failures < tries - 1 && isTransient(error) && !hasTakenLong(error),
        retryDelay,
        refetchInterval: ({ queryKey, state }) => queryKey[0] === 'explorer' && recoveryInterval(state.error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/**
 * Drops the data of a query whose record the interface no longer has, as after a reorganisation of the chain. After any
 * other failure the data stays, because the record may still be there.
 */
function dropMissing(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (isNotFound(error) && query.state.data !== undefined) query.setState({ ...query.state, data: undefined })
}

/** Milliseconds between retries of a failed query on screen, for a recovery within ten seconds. */
export const slowRetry = 8_000

function recoveryInterval(error: Error | null): number | false {
  return mayRecover(error) && slowRetry
}

/** A `refetchInterval` of `milliseconds`, or sooner after a failure that may recover. */
export function refreshEvery(milliseconds: number) {
  return ({ state }: { state: { error: Error | null } }) => recoveryInterval(state.error) || milliseconds
}

/** Whether a failure took, or would take, so long that it is shown at once instead of retried. */
function hasTakenLong(error: unknown): boolean {
  return (
    error instanceof InterfaceError && (error.kind === 'timeout' || (error.retryAfter ?? 0) > longestDelay)
  )
}

/**
 * The delay before a retry in milliseconds: 0.5 s, then 1.5 s, or what the interface asks for. Each is longer at random,
 * up to a third or half a second, so that not all requests come back at the same moment.
 */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof InterfaceError && error.retryAfter !== undefined)
    return error.retryAfter + Math.random() * 500
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
