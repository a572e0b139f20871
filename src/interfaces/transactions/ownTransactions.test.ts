import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { fakeChain } from '#interfaces/testing/transactions/fakeChain.ts'
import { setClock } from '#lib/browser/clock.ts'
import { setTransactionDependencies } from './dependencies.ts'
import { startTransaction, transactionAnswered } from './ownTransactions.ts'
import { transactionStore } from './transactionStore.ts'

test('the time of signing is corrected where this device’s clock is wrong', async () => {
  vi.stubGlobal('navigator', {})
  const site = Date.now() - 86_400_000
  setClock(new Headers({ date: new Date(site).toUTCString() }))
  onTestFinished(() => setClock(new Headers()))
  const { dependencies } = fakeChain({ send: async () => ({ rejected: true }) })
  setTransactionDependencies(async () => dependencies)
  const id = startTransaction(request)
  await vi.waitFor(() => expect(transactionStore.get(id)?.status.name).toBe('rejected'))
  const { sentAt = 0 } = transactionStore.get(id) ?? {}
  expect(Math.abs(sentAt - site)).toBeLessThan(60_000)
})

test('a transaction is requested also where the browser forbids locks', async () => {
  const locks = { request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) }
  vi.stubGlobal('navigator', { locks })
  const { dependencies, sends } = fakeChain({ send: async () => ({ rejected: true }) })
  setTransactionDependencies(async () => dependencies)
  const id = startTransaction(request)
  await vi.waitFor(() => expect(transactionStore.get(id)?.status.name).toBe('rejected'))
  expect(sends).toHaveLength(1)
})

test('a wallet is asked under a lock with the app’s name, which other tabs see', async () => {
  const names: string[] = []
  const lock = async (name: string, task: () => Promise<void>) => {
    names.push(name)
    await task()
  }
  vi.stubGlobal('navigator', { locks: { request: lock } })
  const { dependencies, sends } = fakeChain({ send: async () => ({ rejected: true }) })
  setTransactionDependencies(async () => dependencies)
  const id = startTransaction(request)
  await transactionAnswered(id)
  expect(names).toEqual([`tideline.asked:${id}`])
  expect(sends).toHaveLength(1)
})

test('a lock that another page takes away during the request asks the wallet no second time', async () => {
  const steal = async (_: string, task: () => Promise<void>) => {
    await task()
    throw new DOMException('Taken away.', 'AbortError')
  }
  vi.stubGlobal('navigator', { locks: { request: steal } })
  const { dependencies, sends } = fakeChain({ send: async () => ({ rejected: true }) })
  setTransactionDependencies(async () => dependencies)
  await expect(transactionAnswered(startTransaction(request))).rejects.toThrow('Taken away.')
  expect(sends).toHaveLength(1)
})

test('a refused simulation is repeated after a second where the node may be behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', {})
  let tries = 0
  const { dependencies, sends } = fakeChain({
    simulate: async () => (++tries === 1 ? { refused: 'Allowance too low.', retry: true } : {}),
    send: async () => ({ rejected: true }),
  })
  setTransactionDependencies(async () => dependencies)
  const id = startTransaction(request)
  await vi.advanceTimersByTimeAsync(999)
  expect([tries, sends.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  await transactionAnswered(id)
  expect([tries, sends.length]).toEqual([2, 1])
})
