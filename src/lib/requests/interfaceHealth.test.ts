import { beforeEach, expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'

type Kind = InterfaceError['kind']

/** Loads a fresh module, because the module keeps the health of all interfaces. */
async function fresh() {
  vi.resetModules()
  const { health, reportRequest, subscribeHealth } = await import('./interfaceHealth.ts')
  const fail = (kind: Kind, status?: number) =>
    reportRequest('node', {
      error: new InterfaceError('node', kind, 'No.', status === undefined ? {} : { status }),
    })
  const answer = (latency: number) => reportRequest('node', { latency })
  const wait = () => reportRequest('node', { isLate: true })
  return { answer, wait, fail, subscribeHealth, state: () => health().node.state, health }
}

let interfaces: Awaited<ReturnType<typeof fresh>>

beforeEach(async () => {
  interfaces = await fresh()
})

test('an answer within three seconds is up, a later one is slow', () => {
  const { answer, state } = interfaces
  expect(state()).toBe('unknown')
  answer(3_000)
  expect(state()).toBe('up')
  answer(3_001)
  expect(state()).toBe('slow')
  answer(20)
  expect(state()).toBe('up')
})

test('a request that is late is slow before it is answered, and what is down stays down', () => {
  const { wait, fail, answer, state } = interfaces
  wait()
  expect(state()).toBe('slow')
  answer(20)
  expect(state()).toBe('up')
  fail('timeout')
  fail('timeout')
  wait()
  expect(state()).toBe('down')
})

test('an interface is slow after one failure, down after two in a row, and up after an answer', () => {
  const { answer, fail, state } = interfaces
  answer(20)
  fail('unreachable')
  expect(state()).toBe('slow')
  fail('timeout')
  expect(state()).toBe('down')
  answer(20)
  expect(state()).toBe('up')
})

test('a failure before any answer is down', () => {
  interfaces.fail('unreachable')
  expect(interfaces.state()).toBe('down')
})

test('an interface that answers 404 or 400 is up', () => {
  const { fail, state } = interfaces
  fail('not-found', 404)
  expect(state()).toBe('up')
  fail('refused', 400)
  expect(state()).toBe('up')
  fail('refused', 500)
  expect(state()).toBe('slow')
})

test('an interface that limits requests is slow, however often', () => {
  const { answer, fail, state } = interfaces
  answer(20)
  fail('limited', 429)
  fail('limited', 429)
  expect(state()).toBe('slow')
})

test('a state keeps the time it began, and listeners hear of every outcome', () => {
  const { answer, subscribeHealth, health } = interfaces
  answer(20)
  const { since } = health().node
  const heard = vi.fn()
  const stop = subscribeHealth(heard)
  answer(30)
  expect(health().node).toMatchObject({ since, latency: 30 })
  stop()
  answer(40)
  expect(heard).toHaveBeenCalledTimes(1)
})
