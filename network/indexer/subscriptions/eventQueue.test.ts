import { expect, test, vi } from 'vitest'
import { openEventQueue } from './eventQueue.ts'

function open() {
  const overflow = vi.fn()
  const ended = vi.fn()
  return { queue: openEventQueue<number>({ capacity: 2, overflow, ended }), overflow, ended }
}

test('values come in order, whether they were pushed before or waited for', async () => {
  const { queue } = open()
  queue.push(1)
  queue.push(2)
  expect([await queue.next(), await queue.next()]).toEqual([
    { value: 1, done: false },
    { value: 2, done: false },
  ])
  const waiting = [queue.next(), queue.next()]
  queue.push(3)
  queue.push(4)
  expect((await Promise.all(waiting)).map((result) => result.value)).toEqual([3, 4])
})

test('a queue that grows too long is ended and its values are dropped', async () => {
  const { queue, overflow, ended } = open()
  for (const value of [1, 2, 3, 4]) queue.push(value)
  expect(overflow).toHaveBeenCalledOnce()
  expect(ended).toHaveBeenCalledOnce()
  expect(await queue.next()).toEqual({ value: undefined, done: true })
})

test('return ends a next that waits', async () => {
  const { queue, overflow, ended } = open()
  const waiting = queue.next()
  await queue.return?.()
  expect(await waiting).toEqual({ value: undefined, done: true })
  expect(ended).toHaveBeenCalledOnce()
  expect(overflow).not.toHaveBeenCalled()
})
