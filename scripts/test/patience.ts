import { vi } from 'vitest'

// A busy machine may take seconds to load or draw what a test waits for. Vitest waits for one.
const patience = 10_000
const { waitFor } = vi
const patient = Object.assign(
  (callback: Parameters<typeof waitFor>[0], options?: Parameters<typeof waitFor>[1]) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options }),
  { isPatient: true },
)
// Files that share a process come here one after another.
if (!('isPatient' in waitFor)) vi.waitFor = patient as typeof waitFor

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
