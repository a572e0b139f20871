import { beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import type { Sink, Transport } from '#interfaces/indexer/graphql/transport.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { LiveConnection, type LiveState } from './liveConnection.ts'

beforeEach(async () => {
  await loadTestConfig()
  vi.useFakeTimers()
})
const newSwapDocument = graphql('subscription NewSwap($pool: String) { newSwap(poolAddress: $pool) { id } }')

/** A connection over a transport that the test controls; `transport` chooses it at each connection. */
function open(transport: () => Promise<'push' | null>) {
  const seen = { states: [] as LiveState[], events: [] as unknown[], gaps: 0 }
  const sinks: Sink[] = []
  const stopped: Sink[] = []
  const push: Transport = {
    subscribe(subscription, sink) {
      expect(subscription.query).toContain('newSwap(poolAddress: $pool)')
      expect(subscription.variables).toEqual({ pool: '0x1' })
      sinks.push(sink)
      return () => stopped.push(sink)
    },
  }
  const connection = new LiveConnection(
    async () => ((await transport()) === 'push' ? push : null),
    { document: newSwapDocument, variables: { pool: '0x1' } },
    {
      state: (state) => seen.states.push(state),
      event: (data) => seen.events.push(data),
      gap: () => {
        seen.gaps += 1
      },
    },
  )
  connection.start()
  return { connection, seen, sinks, stopped }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('every connection reports a gap, so that missed events are read', async () => {
  const { connection, seen, sinks } = open(async () => 'push')
  await settle()
  expect(seen).toMatchObject({ states: ['connecting'], gaps: 0 })
  expect(connection.subscribed).toBe(true)
  sinks[0]?.connected()
  sinks[0]?.next(1)
  expect(seen).toEqual({ states: ['connecting', 'live'], events: [1], gaps: 1 })
})

test('a subscription that ends is opened again, and late events of the old one are ignored', async () => {
  const { seen, sinks } = open(async () => 'push')
  await settle()
  sinks[0]?.connected()
  sinks[0]?.ended()
  await vi.advanceTimersByTimeAsync(500)
  expect(sinks).toHaveLength(2)
  sinks[0]?.next('old')
  sinks[0]?.connected()
  sinks[0]?.ended()
  sinks[1]?.connected()
  sinks[1]?.next('new')
  expect(seen).toEqual({ states: ['connecting', 'live', 'reconnecting', 'live'], events: ['new'], gaps: 2 })
})

test('retries are at least a quarter of a second and at most half a minute apart', async () => {
  let tries = 0
  open(async () => {
    tries += 1
    throw new Error('down')
  })
  await settle()
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(249)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(251)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const before = tries
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tries - before).toBeGreaterThanOrEqual(1)
  expect(tries - before).toBeLessThanOrEqual(2)
})

test('from the second failure on each retry also reports a gap, so that queries run', async () => {
  const { seen } = open(() => Promise.reject(new Error('down')))
  await settle()
  expect(seen).toMatchObject({ states: ['connecting', 'reconnecting'], gaps: 0 })
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toMatchObject({ states: ['connecting', 'reconnecting', 'reconnecting'], gaps: 1 })
})

test('after a successful connection retries begin quickly again', async () => {
  let up = false
  const { sinks } = open(async () => {
    if (up) return 'push'
    throw new Error('down')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  up = true
  await vi.advanceTimersByTimeAsync(30_000)
  sinks[0]?.connected()
  sinks[0]?.ended()
  await vi.advanceTimersByTimeAsync(500)
  expect(sinks).toHaveLength(2)
})

test('without a push transport it polls every four seconds, and looks for a transport again after five minutes', async () => {
  let pushes = false
  const { connection, seen, sinks } = open(async () => (pushes ? 'push' : null))
  await settle()
  expect(seen).toMatchObject({ gaps: 1 })
  expect(connection.subscribed).toBe(false)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(seen).toMatchObject({ gaps: 3 })
  expect(new Set(seen.states)).toEqual(new Set(['connecting', 'polling']))
  pushes = true
  await vi.advanceTimersByTimeAsync(280_000)
  expect(sinks).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sinks).toHaveLength(1)
})

test('a paused connection is closed and says nothing until it is started', async () => {
  const { connection, seen, sinks, stopped } = open(async () => 'push')
  await settle()
  sinks[0]?.connected()
  connection.pause()
  expect(stopped).toEqual([sinks[0]])
  sinks[0]?.next('late')
  sinks[0]?.ended()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toEqual({ states: ['connecting', 'live', 'paused'], events: [], gaps: 1 })
  connection.start()
  await settle()
  expect(sinks).toHaveLength(2)
})

test('a connection stopped while its transport is found is never opened', async () => {
  const { connection, sinks } = open(() => new Promise((resolve) => setTimeout(resolve, 1_000, 'push')))
  await settle()
  connection.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sinks).toHaveLength(0)
})
