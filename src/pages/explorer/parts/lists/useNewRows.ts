import {
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { liveInterval } from './liveInterval.ts'

/** A query of a list, whatever its key. */
export type ListQuery<Row> = {
  queryKey: QueryKey
  queryFn?: ((context: never) => Page<Row> | Promise<Page<Row>>) | SkipToken | undefined
}

type ListState<Row> = {
  query: ListQuery<Row>
  /** A query of the same list with one row. */
  newest: ListQuery<Row> | undefined
  /** The list as it was fetched last, and when. */
  list: Page<Row>
  at: number
  keyOf: (row: Row) => string
  /** How many fetched rows are not shown yet. */
  newCount: number
}

/** How often a list is fetched as a whole while new rows wait, or where there is no smaller query, in milliseconds. */
const wholeInterval = 30_000
/** An explorer that ignores the page size answers the query for one row with more rows than this. */
const fewRows = 10

/**
 * Keeps a list up to date: fetches its first row every few seconds, and the whole list only when that row is new.
 * Returns the error of the explorer, or null, and whether there are newer rows than the fetched ones.
 */
export function useNewRows<Row>(state: ListState<Row>): { problem: Error | null; hasNewer: boolean } {
  const { query, newest, list, at, keyOf, newCount } = state
  const client = useQueryClient()
  const isLive = newest !== undefined
  const first = useQuery({
    ...optionsOf(newest ?? query),
    enabled: isLive,
    initialData: () => ({ ...list, items: list.items.slice(0, 1) }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => !isTooMuch(state.data, state.error) && liveInterval,
  })
  const isWhole = isLive && isTooMuch(first.data, first.error)
  const top = first.data?.items[0]
  const isNew = isLive && top !== undefined && !list.items.some((row) => keyOf(row) === keyOf(top))
  const { refetch } = useQuery({
    ...optionsOf(query),
    enabled: isLive,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (isWhole || isNew) && wholeInterval,
  })
  const { queryKey } = query
  const checkedAt = first.dataUpdatedAt
  useEffect(() => {
    if (!isLive || isWhole) return
    if (isNew && newCount === 0) void refetch()
    // Nothing is new: the list is as good as fetched.
    if (!isNew && checkedAt > at) client.setQueryData(queryKey, list, { updatedAt: checkedAt })
  }, [isLive, isWhole, isNew, newCount, refetch, checkedAt, at, client, queryKey, list])
  return { problem: isWhole ? null : first.error, hasNewer: isNew }
}

function optionsOf<Row>({ queryKey, queryFn }: ListQuery<Row>) {
  return { queryKey, queryFn: queryFn as QueryFunction<Page<Row>> }
}

function isTooMuch(data: Page<unknown> | undefined, error: Error | null) {
  const isRefused = error instanceof InterfaceError && error.kind === 'refused' && (error.status ?? 500) < 500
  return isRefused || (data !== undefined && data.items.length > fewRows)
}
