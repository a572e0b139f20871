import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamTransport } from './streamTransport.ts'

const closing: (() => unknown)[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  vi.useRealTimers()
})

/** A real server whose streams the test controls. */
async function open() {
  const streams: ServerResponse[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(':\n\n')
    streams.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const transport = streamTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`)
  return {
    /** Subscribes; `count` grows with each event that arrives. */
    async subscribe() {
      const seen = { connected: false, count: 0, ended: false }
      const before = streams.length
      const stop = transport.subscribe(
        { query: 'subscription { newMarket { id } }', variables: {} },
        {
          connected: () => {
            seen.connected = true
          },
          next: () => {
            seen.count += 1
          },
          ended: () => {
            seen.ended = true
          },
        },
      )
      closing.push(stop)
      await until(() => seen.connected && streams.length > before)
      const say = (text: string) => streams.at(-1)?.write(text)
      return {
        seen,
        /** A heartbeat, and an event that shows that it arrived. */
        async beat() {
          const { count } = seen
          say(':\n\n')
          say('event: next\ndata: {"data":{"newMarket":{"id":1}}}\n\n')
          await until(() => seen.count > count)
        },
      }
    },
  }
}

/** Waits by the event loop, because the clock stands still. */
async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 5_000 && !isTrue(); turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(isTrue()).toBe(true)
}

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('a half-open stream is ended when a heartbeat is missing, 14 s after the last one', async () => {
  const { subscribe } = await open()
  const { seen, beat } = await subscribe()
  await beat()
  await pass(12_000)
  await beat()
  await pass(13_900)
  expect(seen.ended).toBe(false)
  await pass(200)
  await until(() => seen.ended)
})

test('a stream whose heartbeat is not known yet may be silent for 45 s', async () => {
  const { subscribe } = await open()
  const { seen } = await subscribe()
  await pass(44_900)
  expect(seen.ended).toBe(false)
  await pass(200)
  await until(() => seen.ended)
})

test('a server with slow heartbeats may be silent for as long as they take', async () => {
  const { subscribe } = await open()
  const { seen, beat } = await subscribe()
  for (let count = 0; count < 4; count++) {
    await beat()
    await pass(30_000)
  }
  expect(seen.ended).toBe(false)
})
