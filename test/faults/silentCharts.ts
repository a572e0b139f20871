import { vi } from 'vitest'

/* Before each file with tests of the whole app: its charts draw nothing, because jsdom has no canvas. */

vi.mock('lightweight-charts', async (original) => ({
  ...(await original<object>()),
  createChart() {
    const silent: unknown = new Proxy(() => silent, {
      get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => 0 : silent),
      apply: () => silent,
    })
    return silent
  },
}))
