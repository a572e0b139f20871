import { afterAll, afterEach, vi } from 'vitest'

// Files that share a process begin with the globals that the first of them found, and each test with the clock.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterEach(() => void vi.useRealTimers())

// A busy machine may take seconds to load or draw what a test waits for. Vitest waits for one.
const waitTimeout = 10_000
const { waitFor } = vi
const longer = Object.assign(
  (callback: Parameters<typeof waitFor>[0], options?: Parameters<typeof waitFor>[1]) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: waitTimeout, ...options }),
  { isLonger: true },
)
if (!('isLonger' in waitFor)) vi.waitFor = longer as typeof waitFor

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitTimeout })
  // What stays on the page goes on to ask, also while the next test counts the requests of its own.
  afterEach(cleanup)
  // jsdom has no layout, and says so each time a page is left. Nothing comes on screen.
  window.scrollTo = () => {}
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer })
}
