// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPage } from './watchPage.ts'

let closing: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  setVisible(true)
})

afterEach(() => {
  closing?.()
  vi.useRealTimers()
})

function setVisible(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A connection that records its calls; `subscribed` says whether the indexer pushes to it. */
function open({ subscribed = true } = {}) {
  const calls: string[] = []
  const connection = {
    subscribed: false,
    start() {
      calls.push('start')
      connection.subscribed = subscribed
    },
    pause() {
      calls.push('pause')
      connection.subscribed = false
    },
  }
  closing = watchPage(connection)
  return { calls, connection }
}

test('a visible page connects at once', () => {
  expect(open().calls).toEqual(['start'])
})

test('a tab that opens hidden does not connect until it is visible', () => {
  setVisible(false)
  const { calls } = open()
  vi.advanceTimersByTime(120_000)
  globalThis.dispatchEvent(new Event('online'))
  expect(calls).toEqual(['pause'])
  setVisible(true)
  expect(calls).toEqual(['pause', 'start'])
})

test('a hidden tab keeps its subscription for 30 s', () => {
  const { calls } = open()
  setVisible(false)
  vi.advanceTimersByTime(29_999)
  expect(calls).toEqual(['start'])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['start', 'pause'])
  setVisible(true)
  expect(calls).toEqual(['start', 'pause', 'start'])
})

test('a tab that is visible again within 30 s keeps its subscription', () => {
  const { calls } = open()
  setVisible(false)
  vi.advanceTimersByTime(20_000)
  setVisible(true)
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual(['start'])
})

test('a hidden tab that polls stops at once', () => {
  const { calls } = open({ subscribed: false })
  setVisible(false)
  expect(calls).toEqual(['start', 'pause'])
})

test('a browser that is back online connects anew', () => {
  const { calls } = open()
  globalThis.dispatchEvent(new Event('online'))
  expect(calls).toEqual(['start', 'start'])
})

test('after stopping, page events change nothing', () => {
  const { calls } = open()
  setVisible(false)
  closing?.()
  vi.advanceTimersByTime(60_000)
  setVisible(true)
  globalThis.dispatchEvent(new Event('online'))
  expect(calls).toEqual(['start'])
})
