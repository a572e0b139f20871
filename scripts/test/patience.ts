import { vi } from 'vitest'

// A busy machine may take seconds to load or draw what a test waits for. Vitest waits for one.
const patience = 10_000
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
