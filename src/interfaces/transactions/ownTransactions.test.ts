import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { fakeChain } from '#interfaces/testing/transactions/fakeChain.ts'
import { setClock } from '#lib/browser/clock.ts'
import { setTransactionDependencies } from './dependencies.ts'
import { startTransaction } from './ownTransactions.ts'
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
