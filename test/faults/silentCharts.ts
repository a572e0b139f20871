/** A chart that draws nothing: there is no canvas where the whole app is tried without a browser. */
export function createSilentChart(): unknown {
  const silent: unknown = new Proxy(() => silent, {
    get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => 0 : silent),
    apply: () => silent,
  })
  return silent
}
