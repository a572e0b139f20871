import { vi } from 'vitest'

// A busy machine may take seconds to load or draw what a test waits for. Vitest waits for one.
const waitTimeout = 10_000
const { waitFor } = vi
const longer = Object.assign(
  (callback: Parameters<typeof waitFor>[0], options?: Parameters<typeof waitFor>[1]) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: waitTimeout, ...options }),
  { isLonger: true },
)
// Files that share a process come here one after another.
if (!('isLonger' in waitFor)) vi.waitFor = longer as typeof waitFor

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitTimeout })
}
