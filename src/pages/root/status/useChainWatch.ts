import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chainAnchorsQuery } from '#interfaces/node/chain/chainAnchors.ts'

/** Fewer blocks may be a node behind a load balancer that is a little behind the others. */
const leastSteps = 10

/** Reads everything again that is on screen or kept, when blocks that were seen are no longer on the chain. */
export function useChainWatch(): void {
  const queryClient = useQueryClient()
  const { losses, depth } = useQuery(chainAnchorsQuery()).data
  useEffect(() => {
    if (losses > 0) void forgetLostBlocks(queryClient, depth)
  }, [queryClient, losses, depth])
}

/** Deeper than this are the answers that this browser keeps as final. */
const finalDepth = 256

async function forgetLostBlocks(queryClient: QueryClient, depth: number) {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'chainAnchors'
  if (depth >= finalDepth) await (await import('#lib/browser/storage/recordStore.ts')).forgetRecords()
  void queryClient.invalidateQueries({ predicate: isOther })
  const { recheckTransactions } = await import('#interfaces/transactions/transactions.ts')
  recheckTransactions()
}

/** The highest block seen, while the node's newest is well below it; else null. */
export function useBlockBefore(newest: number | undefined): number | null {
  const highest = useRef(0)
  const [before, setBefore] = useState<number | null>(null)
  useEffect(() => {
    if (newest === undefined) return
    highest.current = Math.max(highest.current, newest)
    setBefore(highest.current - newest >= leastSteps ? highest.current : null)
  }, [newest])
  return before
}
