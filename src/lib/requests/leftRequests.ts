import type { Query, QueryClient } from '@tanstack/react-query'

/** In which order requests began and pages were preloaded. */
let step = 0
const began = new WeakMap<Query, number>()
let preloaded = { path: '', step: 0 }
let entered = 0

/** Notes the order in which the requests of a cache begin. */
export function noteRequests(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') began.set(event.query, ++step)
  })
}

/** Notes that a page begins to load before anybody goes there: the pointer rests on a link to it. */
export function notePreload(path: string): void {
  preloaded = { path, step: ++step }
}

/** Notes that a page is left for the one at `path`, whose requests may have begun with its preload. */
export function noteLeaving(path: string): void {
  entered = preloaded.path === path ? preloaded.step : ++step
}

/**
 * Aborts the requests of the pages that were left. The library aborts what a mounted component asked for; a component
 * that still waited for its first data never was mounted. Call it when the next page is shown.
 */
export function abortLeft(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({
    fetchStatus: 'fetching',
    predicate: (query) => query.getObserversCount() === 0 && (began.get(query) ?? 0) < entered,
  })
}
