/** What is known of one figure, and from whom. */
export type Comparison<Value> =
  | { source: 'both' | 'node' | 'explorer'; value: Value }
  | { source: 'different'; value: Value; explorer: Value }
  | { source: 'none'; value: null }

/**
 * Compares what the node and the explorer say of one thing; null and undefined are unknown. Where they differ the node's
 * is the value, because it is newer.
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
