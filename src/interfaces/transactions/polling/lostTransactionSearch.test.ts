import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import type { FollowerDependencies } from '#domain/transactions/transactionDependencies.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach } from '#interfaces/testing/transactions/openTab.ts'
import { createTransactionStore } from '#interfaces/transactions/transactionStore.ts'
import { createLostTransactionSearch } from './lostTransactionSearch.ts'

emptyStorageBeforeEach()

const askedAt = 1_000_000
const left: TransactionRecord = {
  ...newRecord(request, 'one'),
  sentAt: askedAt,
  sentBlock: 10,
  firstNonce: 7,
  status: { name: 'left' },
}
const signing = (id: string, changes: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...left,
  id,
  status: { name: 'signing', slow: false },
  ...changes,
})

/**
 * The search of a tab that knows `records`, the newest last. `pauses` are its sleeps, `wake` ends the last one, and
 * `age` is the time since the wallet was asked.
 */
function searching(chain: Partial<FollowerDependencies>, ...records: TransactionRecord[]) {
  const store = createTransactionStore()
  for (const record of records) store.put(record)
  const pauses: number[] = []
  const clock = { age: 0 }
  let wake: () => void = () => undefined
  const sentSince = vi.fn(chain.sentSince ?? (async () => ({ transactions: [], searchedTo: 10 })))
  const { dependencies } = fakeChain({
    now: () => askedAt + clock.age,
    sleep: (milliseconds) => {
      pauses.push(milliseconds)
      return new Promise((resolve) => {
        wake = resolve
      })
    },
    ...chain,
    sentSince,
  })
  const start = createLostTransactionSearch(store, dependencies)
  const sleepsAgain = async () => {
    const before = pauses.length
    wake()
    await vi.waitFor(() => expect(pauses).toHaveLength(before + 1))
  }
  return {
    store,
    start,
    clock,
    pauses,
    sleepsAgain,
    wake: () => wake(),
    sentSince,
    status: () => store.get('one')?.status.name,
  }
}

const twin = { ...inPool, hash: secondHash, nonce: 8, block: 12 }
const found = async () => ({ transactions: [twin], searchedTo: 13 })

test('a left request is found by its call, and was sent when the wallet was asked', async () => {
  const { start, clock, store, status } = searching({ sentSince: found }, left)
  clock.age = 60_000
  start()
  await vi.waitFor(() => expect(status()).toBe('pending'))
  expect(store.get('one')).toMatchObject({ hash: secondHash, sentAt: askedAt, searchedTo: null })
})

test.each([
  [
    'is another record’s',
    {},
    sentRecord({ id: 'two', hash: secondHash, nonce: 8, status: { name: 'confirmed', block: 12 } }),
  ],
  ['does something else', { data: '0x01' }, sentRecord({ id: 'two' })],
] as const)('a transaction that %s is not the lost one', async (_, changes, other) => {
  const transactions = [{ ...twin, ...changes }]
  const lost = searching({ sentSince: async () => ({ transactions, searchedTo: 13 }) }, left, other)
  lost.start()
  await lost.sleepsAgain()
  expect(lost.status()).toBe('left')
  expect(lost.store.get('one')?.searchedTo).toBe(13)
})

test('of two equal requests the later one takes the transaction that only it can have sent', async () => {
  const later = { ...left, id: 'two', sentAt: askedAt + 5_000, firstNonce: 8 }
  const { start, store, status } = searching({ sentSince: found }, left, later)
  start()
  await vi.waitFor(() => expect(store.get('two')?.hash).toBe(secondHash))
  expect(status()).toBe('left')
})

test('a record keeps how far it was searched where the node could not search', async () => {
  const chain = { sentSince: async () => ({ transactions: [], searchedTo: null }) }
  const lost = searching(chain, { ...left, searchedTo: 11 })
  lost.start()
  await vi.waitFor(() => expect(lost.pauses).toHaveLength(1))
  expect(lost.store.get('one')?.searchedTo).toBe(11)
})

test('the next look comes after a second while blocks are searched, later where none is left', async () => {
  let searchedTo = 11
  const lost = searching({ sentSince: async () => ({ transactions: [], searchedTo }) }, left)
  lost.clock.age = 600_000
  lost.start()
  await vi.waitFor(() => expect(lost.pauses).toEqual([1_000]))
  searchedTo = 12
  await lost.sleepsAgain()
  await lost.sleepsAgain()
  expect(lost.pauses).toEqual([1_000, 1_000, 10_000])
})

test('each failure doubles the pause, until the chain answers', async () => {
  let isUp = false
  const lost = searching(
    {
      sentSince: async () => {
        if (!isUp) throw new Error('No connection.')
        return { transactions: [], searchedTo: null }
      },
    },
    left,
  )
  lost.start()
  await vi.waitFor(() => expect(lost.pauses).toHaveLength(1))
  await lost.sleepsAgain()
  isUp = true
  await lost.sleepsAgain()
  isUp = false
  await lost.sleepsAgain()
  expect(lost.pauses).toEqual([2_000, 4_000, 1_000, 2_000])
  expect(lost.status()).toBe('left')
})

test('a search ends after a day, and when the wallet answered', async () => {
  const old = searching({}, { ...left, searchedTo: 10 })
  old.clock.age = 24 * 3_600_000 + 1
  old.start()
  await vi.waitFor(() => expect(old.sentSince).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(old.pauses).toEqual([])

  const answered = searching({}, left)
  answered.start()
  await vi.waitFor(() => expect(answered.pauses).toHaveLength(1))
  answered.store.apply('one', { type: 'rejected' })
  answered.wake()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(answered.sentSince).toHaveBeenCalledOnce()
})

test('a record is searched once at a time, however often the search is started', async () => {
  const lost = searching({}, left)
  lost.start()
  lost.start()
  await vi.waitFor(() => expect(lost.pauses.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lost.sentSince).toHaveBeenCalledOnce()
})

test('a request is not searched while the wallet shows an equal one, and is from its answer on', async () => {
  const lost = searching({ sentSince: found }, left, signing('two'))
  lost.start()
  await lost.sleepsAgain()
  expect(lost.pauses).toEqual([1_000, 1_000])
  expect(lost.sentSince).not.toHaveBeenCalled()
  lost.store.apply('two', { type: 'sent', hash: firstHash, at: askedAt })
  lost.wake()
  await vi.waitFor(() => expect(lost.store.get('one')?.hash).toBe(secondHash))
})

test.each([
  ['shows another one', signing('two', { data: '0x01' })],
  ['was asked for an equal one that was left, too', { ...left, id: 'two', firstNonce: 9 }],
])('a request is searched while the wallet %s', async (_, other) => {
  const { start, status } = searching({ sentSince: found }, left, other)
  start()
  await vi.waitFor(() => expect(status()).toBe('pending'))
})

test('a left request of several calls is found by its id at the wallet', async () => {
  const bundle = { ...inPool, hash: secondHash, to: request.from, data: '0xe9ae5c53', block: 12 } as const
  const approval = { to: request.asset, data: '0x095ea7b3', isAtomic: true } as const
  const { start, status, store, sentSince } = searching(
    {
      callsStatus: async (_, calls) => (calls === '0x12' ? { code: 200, hashes: [secondHash] } : null),
      transaction: async () => bundle,
      takenBy: async () => BigInt(request.amount),
    },
    { ...left, approval, calls: '0x12' },
  )
  start()
  await vi.waitFor(() => expect(status()).toBe('confirmed'))
  expect(store.get('one')?.hash).toBe(secondHash)
  expect(sentSince).toHaveBeenCalledOnce()
})

test('a left request of several calls is asked for again while the wallet fails', async () => {
  const callsStatus = () => Promise.reject(new Error('The wallet is not connected.'))
  const lost = searching({ callsStatus }, { ...left, calls: '0x12' })
  lost.start()
  await vi.waitFor(() => expect(lost.pauses).toEqual([2_000]))
  expect(lost.status()).toBe('left')
})

test('a left request of several calls that the wallet does not know is asked for again after a second', async () => {
  const lost = searching({ callsStatus: async () => null }, { ...left, calls: '0x12' })
  lost.start()
  await vi.waitFor(() => expect(lost.pauses).toEqual([1_000]))
  expect(lost.status()).toBe('left')
})

test('a request that the person removed is not searched further', async () => {
  const slept = searching({}, left)
  slept.start()
  await vi.waitFor(() => expect(slept.pauses).toHaveLength(1))
  slept.store.forget('one')
  slept.wake()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(slept.sentSince).toHaveBeenCalledOnce()
})

test('a closed tab’s request is taken over once, under the lock that the tab held', async () => {
  createTransactionStore().put(signing('one'))
  const locks: string[] = []
  const withLock: FollowerDependencies['withLock'] = (name, task) => {
    locks.push(name)
    return task()
  }
  const lost = searching({ withLock, sentSince: found })
  lost.start()
  lost.start()
  await vi.waitFor(() => expect(lost.status()).toBe('pending'))
  expect(locks).toEqual(['asked:one'])
})

test('another tab’s request is left alone while that tab holds its lock', async () => {
  createTransactionStore().put(signing('one'))
  const lost = searching({ withLock: () => new Promise(() => undefined) })
  lost.start()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lost.status()).toBeUndefined()
  expect(lost.sentSince).not.toHaveBeenCalled()
})

test('a request that the tab answered before it let go of its lock is not searched', async () => {
  const asking = createTransactionStore()
  asking.put(signing('one'))
  const lost = searching({
    withLock: async (_, task) => {
      asking.apply('one', { type: 'rejected' })
      await task()
    },
  })
  lost.start()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lost.status()).toBeUndefined()
  expect(lost.sentSince).not.toHaveBeenCalled()
})

test('a request of this tab needs no lock, and is searched once the person left it', async () => {
  const withLock = vi.fn()
  const lost = searching({ withLock, sentSince: found }, signing('one'))
  lost.start()
  expect(withLock).not.toHaveBeenCalled()
  expect(lost.sentSince).not.toHaveBeenCalled()
  lost.store.apply('one', { type: 'left' })
  lost.start()
  await vi.waitFor(() => expect(lost.status()).toBe('pending'))
})
