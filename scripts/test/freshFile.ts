import { vi } from 'vitest'

// The files of a project share a process and its packages. Each begins with modules of our own that are new, because these
// keep what they know of the servers, in a browser that nobody has used, and with nothing that an earlier file still waits
// to do: a feed of its own that connects again would ask the servers of this one.
vi.resetModules()

const process: typeof globalThis & { timersOfFile?: Set<NodeJS.Timeout> } = globalThis
if (process.timersOfFile === undefined) rememberTimers()
for (const timer of process.timersOfFile ?? []) clearTimeout(timer)
process.timersOfFile?.clear()

if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // The wallet of an earlier file.
  Reflect.deleteProperty(window, 'ethereum')
}

function rememberTimers() {
  const timers = new Set<NodeJS.Timeout>()
  process.timersOfFile = timers
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const remembering = new Proxy(globalThis[name], {
      apply(create, self, given) {
        const timer = Reflect.apply(create, self, given)
        timers.add(timer)
        return timer
      },
    })
    Object.assign(globalThis, { [name]: remembering })
  }
}
