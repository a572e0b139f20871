/** Milliseconds before an unknown is read again, and the most reads that nobody asks for. */
const again = 4_000
const mostReads = 5

type Read = { state: { data: unknown; dataUpdateCount: number } }

/**
 * Options of a query whose answer stays, but may be null where the interface does not have it yet: null is soon read
 * again, a few times, and later when somebody looks; an answer never.
 */
export const untilKnown = {
  staleTime: ({ state }: Read) => (state.data == null ? again : Number.POSITIVE_INFINITY),
  refetchInterval: ({ state }: Read) => state.data === null && state.dataUpdateCount < mostReads && again,
}
