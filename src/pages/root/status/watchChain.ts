import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { anchorsFrom, chainAnchorsQuery } from '#interfaces/node/chain/chainAnchors.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'

/** The depth from which answers are stored in this browser as final. */
const finalDepth = 256

/**
 * Refetches all data on screen and drops cached data when seen blocks are no longer on the chain. `first` is the newest
 * block when the first data was read, as the node sent it. `ending` ends the watch. In a hidden tab it begins when somebody
 * looks.
 */
export function watchChain(queryClient: QueryClient, first: Promise<unknown>, ending: AbortSignal): void {
  if (ending.aborted) return
  if (document.hidden) {
    const begin = () => watchChain(queryClient, first, ending)
    document.addEventListener('visibilitychange', begin, { once: true, signal: ending })
    return
  }
  const anchors = chainAnchorsQuery()
  const observer = new QueryObserver(queryClient, anchors)
  let known = observer.getCurrentResult().data?.losses ?? 0
  const stop = observer.subscribe(({ data }) => {
    if (!data || data.losses <= known) return
    known = data.losses
    void forgetLostBlocks(queryClient, data.depth)
  })
  // What is shown already may be lost: since the first data, or before the first look that is due.
  if (observer.getCurrentResult().data?.newest === null)
    void first.then((block) => {
      queryClient.setQueryData(anchors.queryKey, anchorsFrom(block))
      return observer.refetch()
    })
  ending.addEventListener('abort', stop)
}

async function forgetLostBlocks(queryClient: QueryClient, depth: number) {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'chainAnchors'
  if (depth >= finalDepth)
    await (await loadInBackground(() => import('#lib/browser/storage/recordStore.ts'))).forgetRecords()
  void queryClient.invalidateQueries({ predicate: isOther })
  const { recheckTransactions } = await loadInBackground(
    () => import('#interfaces/transactions/ownTransactions.ts'),
  )
  recheckTransactions()
}
