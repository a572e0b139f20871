/** When a request began and ended, in seconds of any clock. */
export type Span = { began: number; ended: number }

/** The longest chain of requests of which each began after the one before it had ended. */
export function waterfallDepth(spans: readonly Span[]): number {
  const depths = new Map<Span, number>()
  for (const span of [...spans].sort((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([{ ended }]) => ended <= span.began)
    depths.set(span, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}
