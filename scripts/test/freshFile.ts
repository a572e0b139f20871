import { vi } from 'vitest'

// The files of a project share a process and its packages. Each begins with modules of our own that are new, because these
// keep what they know of the servers, and in a browser that nobody has used.
vi.resetModules()

if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // The wallet of an earlier file.
  Reflect.deleteProperty(window, 'ethereum')
}
