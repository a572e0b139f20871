import { expect, test, vi } from 'vitest'
import { keepRunning, pauseBefore, type Running } from './keepRunning.ts'

test('the first start again comes at once, and further ones ever later, up to a minute', () => {
  expect([1, 2, 3, 4, 20].map(pauseBefore)).toEqual([0, 1_000, 2_000, 4_000, 60_000])
})

/** Processes that end when the test says so. */
function processes() {
  const ends: ((why: string) => void)[] = []
  const begin = async (): Promise<Running> => {
    const ended = new Promise<string>((end) => ends.push(end))
    return { ended, stop: async () => ends.at(-1)?.('it was told to') }
  }
  return { begin, end: (why: string) => ends.at(-1)?.(why) }
}

test('a process that ends is started again, with one sentence, and not after a stop', async () => {
  const { begin, end } = processes()
  const start = vi.fn(begin)
  const said: string[] = []
  const stop = await keepRunning('The indexer', start, (sentence) => said.push(sentence))
  end('it was out of memory')
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2))
  await stop()
  expect(start).toHaveBeenCalledTimes(2)
  expect(said).toEqual(['The indexer ended: it was out of memory. It is started again.'])
})

test('a start that fails in the place of another is told and tried again, but the first one fails itself', async () => {
  const { begin, end } = processes()
  const start = vi.fn(begin)
  const said: string[] = []
  const stop = await keepRunning('The explorer', start, (sentence) => said.push(sentence))
  start.mockRejectedValue(new Error('Port 4002 is busy.'))
  end('it was ended by SIGKILL')
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(said[1]).toBe('The explorer ended: Port 4002 is busy. It is started again in 1 s.')
  await stop()
  await expect(keepRunning('The explorer', start, () => undefined)).rejects.toThrow('Port 4002 is busy.')
})
