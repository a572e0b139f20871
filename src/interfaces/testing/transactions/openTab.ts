import { beforeEach, expect, vi } from 'vitest'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { createTransactionRunner } from '#interfaces/transactions/runner/transactionRunner.ts'
import { createTransactionStore } from '#interfaces/transactions/transactionStore.ts'
import { fakeChain } from './fakeChain.ts'

/* For the tests: tabs of one browser, each with a store and a runner. */

/** Storage of the browser, empty before each test. */
export function emptyStorageBeforeEach(): void {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
}

/** A tab. Its store reads what another tab wrote when `hearOfStorage` is called. */
export function openTab(overrides: Partial<TransactionDependencies> = {}) {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const store = createTransactionStore()
  const chain = fakeChain(overrides)
  const runner = createTransactionRunner(store, chain.dependencies)
  const status = (id: string) => store.get(id)?.status
  const hearOfStorage = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'tideline.transactions' }))
  const reaches = (id: string, name: string) => vi.waitFor(() => expect(status(id)?.name).toBe(name))
  return { ...chain, store, runner, status, reaches, hearOfStorage }
}
