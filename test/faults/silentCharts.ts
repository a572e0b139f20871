/** A chart that draws nothing, because jsdom has no canvas. */
export function createSilentChart(): unknown {
  const silent: unknown = new Proxy(() => silent, {
    get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => 0 : silent),
    apply: () => silent,
  })
  return silent
}
