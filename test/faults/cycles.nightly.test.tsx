import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HostileNetwork } from './hostileNetwork.ts'
import { openApp, openSockets, stageBrowser } from './openApp.tsx'
import { pages } from './pages.ts'

/** Counts the listeners of the window and the document. */
function countListeners(): () => number {
  const kept = [window, document].map((target) => {
    const listeners = new Set<string>()
    const numbers = new Map<unknown, number>()
    const keyOf = (type: string, listener: unknown) => {
      numbers.set(listener, numbers.get(listener) ?? numbers.size)
      return `${type} ${numbers.get(listener)}`
    }
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...given: Parameters<typeof addEventListener>) => {
        listeners.add(keyOf(given[0], given[1]))
        addEventListener.apply(target, given)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...given: Parameters<typeof removeEventListener>) => {
        listeners.delete(keyOf(given[0], given[1]))
        removeEventListener.apply(target, given)
      },
    )
    return listeners
  })
  return () => kept.reduce((sum, { size }) => sum + size, 0)
}

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a second round of all pages leaves no more listeners, timers and queries than the first', {
  timeout: 180_000,
}, async () => {
  await stageBrowser(new HostileNetwork())
  const listeners = countListeners()
  const app = await openApp('/settings')

  async function walk() {
    for (const { path } of pages) {
      await app.go(path)
      await app.pass(0.5)
    }
    await app.go('/settings')
    await app.pass(4)
    // Cached queries are dropped after some minutes, while the page is hidden.
    look('hidden')
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
    look('visible')
    await app.pass(1)
    return {
      queries: app.queryClient.getQueryCache().getAll().length,
      nodes: document.querySelectorAll('*').length,
      listeners: listeners(),
      sockets: openSockets(),
      timers: vi.getTimerCount(),
    }
  }

  const { timers, ...first } = await walk()
  const { timers: timersThen, ...second } = await walk()
  expect(second).toEqual(first)
  expect(first).toMatchObject({ queries: 4, sockets: 0 })
  // One poll may be pending.
  expect(timersThen).toBeLessThanOrEqual(timers + 2)
  app.close()
})
