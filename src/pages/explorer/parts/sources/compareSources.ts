/** A figure and the source that it is from. */
export type Comparison<Value> =
  | { source: 'both' | 'node' | 'explorer'; value: Value }
  | { source: 'different'; value: Value; explorer: Value }
  | { source: 'none'; value: null }

/**
 * Compares a figure of the node with the same figure of the explorer; null and undefined are unknown. When they differ,
 * `value` is the node's, because it is newer.
 */
export function compareSources<Value>(
  node: Value | null | undefined,
  explorer: Value | null | undefined,
): Comparison<Value> {
  const [fromNode, fromExplorer] = [node ?? null, explorer ?? null]
  if (fromNode === null) {
    return fromExplorer === null
      ? { source: 'none', value: null }
      : { source: 'explorer', value: fromExplorer }
  }
  if (fromExplorer === null) return { source: 'node', value: fromNode }
  return fromNode === fromExplorer
    ? { source: 'both', value: fromNode }
    : { source: 'different', value: fromNode, explorer: fromExplorer }
}
