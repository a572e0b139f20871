import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { loadConfig } from '#lib/browser/config/config.ts'
import { createQueryClient } from '#lib/requests/queryClient.ts'
import { connectInterfaces } from '#pages/root/wallet/connectInterfaces.ts'
import { createAppRouter } from '../../src/router.ts'
import { type HostileNetwork, recordedAt } from './hostileNetwork.ts'

/** A socket that connects and sends nothing, as on a network without trades. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static readonly open = new Set<SilentSocket>()
  readyState = 0
  onopen?: () => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void

  constructor() {
    super()
    SilentSocket.open.add(this)
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(message: string) {
    const answers: Record<string, string> = { connection_init: 'connection_ack', ping: 'pong' }
    const type = answers[JSON.parse(message).type]
    if (type) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type }) }))
  }

  close(code = 1000, reason = '') {
    if (!SilentSocket.open.delete(this)) return
    this.readyState = 3
    setTimeout(() => this.onclose?.({ code, reason, wasClean: true }))
  }
}

/** How many sockets are open. */
export const openSockets = () => SilentSocket.open.size

let parts: Promise<unknown> | undefined

/** Loads every lazy part of the app, so that only requests take time. */
async function loadAllParts() {
  const loaders = import.meta.glob([
    '../../src/{pages,interfaces,ui,domain,lib}/**/*.{ts,tsx}',
    '!**/*.test.*',
  ])
  if (Object.keys(loaders).length === 0) throw new Error('The parts of the app were not found.')
  await Promise.all(Object.values(loaders).map((load) => load()))
}

/** Stubs the browser's network and time for one test. */
export async function stageBrowser(network: HostileNetwork) {
  vi.stubGlobal('fetch', network.fetch)
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('ResizeObserver', SilentObserver)
  vi.stubGlobal('IntersectionObserver', SilentObserver)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(virtualTimeout)
  // React logs errors that a boundary caught, and the router those of loaders.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await loadConfig()
  parts ??= loadAllParts()
  await parts
  vi.useFakeTimers({
    now: recordedAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function virtualTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), milliseconds)
  return controller.signal
}

export type OpenApp = {
  go: (path: string) => Promise<void>
  pass: (seconds: number) => Promise<void>
  close: () => void
}

/** The whole app at a path, in virtual time. */
export async function openApp(path: string): Promise<OpenApp & { queryClient: QueryClient }> {
  window.history.replaceState({}, '', path)
  const queryClient = createQueryClient()
  connectInterfaces(queryClient)
  const router = createAppRouter(queryClient)
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  await pass(0.5)
  return {
    queryClient,
    pass,
    go: async (to) => {
      await act(async () => router.history.push(to))
      await pass(0.5)
    },
    close: () => {
      cleanup()
      queryClient.clear()
      router.history.destroy()
    },
  }
}

/** Lets virtual time pass, with a moment of real time for the code that is loaded. */
async function pass(seconds: number) {
  const step = 500
  for (let left = seconds * 1_000; left > 0; left -= step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, left))
      // A lazy part that is already loaded still renders a moment later.
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}
