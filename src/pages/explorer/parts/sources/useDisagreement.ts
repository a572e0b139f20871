import { compareSources } from './compareSources.ts'
import { useLastingDifference } from './useLastingDifference.ts'

type Source<Value> = { value: Value | null | undefined; refetch: () => Promise<unknown> }

/** What node and explorer say of one thing where they differ, and still do when both were asked again; else null. */
export function useDisagreement<Value>(
  node: Source<Value>,
  explorer: Source<Value>,
): { node: Value; explorer: Value } | null {
  const comparison = compareSources(node.value, explorer.value)
  const isLasting = useLastingDifference(comparison.source === 'different', () =>
    Promise.all([node.refetch(), explorer.refetch()]),
  )
  return isLasting && comparison.source === 'different'
    ? { node: comparison.value, explorer: comparison.explorer }
    : null
}
