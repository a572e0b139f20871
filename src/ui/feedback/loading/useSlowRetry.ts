import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { InterfaceError, mayRecover } from '#lib/requests/errors.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { slowRetry } from '#lib/requests/queryClient.ts'

const shortestPause = 5_000

/**
 * Repeats failed requests of an interface: every eight seconds while the page is visible, and immediately when the
 * interface answers another request, or when the failure is older than five seconds as it is first shown. Calls `recover`
 * once a failed request succeeded, whoever sent it; until then the failure stays on screen.
 */
export function useSlowRetry(error: unknown, recover: () => void) {
  const client = useQueryClient()
  useEffect(() => {
    if (!(error instanceof InterfaceError) || !mayRecover(error)) return
    const { from } = error
    let isUp = health()[from].state === 'up'
    // An error boundary does not know which query failed, so all failed queries of the interface are repeated, with those
    // that somebody else repeats already.
    const failed = client.getQueryCache().findAll({
      predicate: ({ queryKey, state: { status, errorUpdateCount } }) =>
        queryKey[0] === from && (status === 'error' || (status === 'pending' && errorUpdateCount > 0)),
    })
    const keys = new Set(failed.map(({ queryHash }) => queryHash))
    let asked = Math.max(...failed.map(({ state }) => state.errorUpdatedAt), 0) || Date.now()

    async function ask() {
      if (document.visibilityState !== 'visible' || Date.now() - asked < shortestPause) return
      asked = Date.now()
      await client.refetchQueries(
        { predicate: ({ queryHash }) => keys.has(queryHash) },
        { cancelRefetch: false },
      )
      if (failed.length === 0) recover()
    }

    // Also for a retry by other code: a page may refetch the query that its panel shows as failed.
    const unsubscribeCache = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && keys.has(query.queryHash) && query.state.status === 'success') recover()
    })

    // A panel that was hidden may show an old failure, so it retries at once.
    void ask()
    const timer = setInterval(ask, slowRetry)
    const unsubscribe = subscribeHealth(() => {
      const wasUp = isUp
      isUp = health()[from].state === 'up'
      if (isUp && !wasUp) void ask()
    })
    return () => {
      clearInterval(timer)
      unsubscribe()
      unsubscribeCache()
    }
  }, [client, error, recover])
}
