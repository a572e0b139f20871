import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'
import { createTransactionStore } from '#interfaces/transactions/transactionStore.ts'

const { from: person } = request

emptyStorageBeforeEach()

/** The browser's locks for two tabs: the second waits for the first. */
function oneAtATime(): TransactionDependencies['withLock'] {
  const last = new Map<string, Promise<void>>()
  return (name, task) => {
    const next = (last.get(name) ?? Promise.resolve()).then(task)
    last.set(name, next)
    return next
  }
}

test('a reload follows a pending transaction and sends nothing', async () => {
  const before = openTab({ receipt: async () => null })
  const id = before.runner.start(request)
  await before.reaches(id, 'pending')
  const after = openTab()
  expect(after.store.get(id)?.status.name).toBe('pending')
  after.runner.resume()
  await after.reaches(id, 'confirmed')
  expect(after.sends).toHaveLength(0)
})

test('a hash is stored before any request about it is sent', async () => {
  const { runner } = openTab({
    receipt: async (hash) => {
      expect(localStorage.getItem('tideline.transactions')).toContain(hash)
      return { hash, from: person, block: 12, success: true }
    },
  })
  runner.start(request)
  await vi.waitFor(() => expect(localStorage.getItem('tideline.transactions')).toContain('confirmed'))
})

test('an older tab learns of the outcome, and only one of the tabs announces it', async () => {
  const locks = oneAtATime()
  let isMined = false
  const receipt: TransactionDependencies['receipt'] = async (hash) =>
    isMined ? { hash, from: person, block: 12, success: true } : null
  const other = openTab({ receipt, withLock: locks })
  const sender = openTab({ receipt, withLock: locks })
  const id = sender.runner.start(request)
  await sender.reaches(id, 'pending')
  other.hearOfStorage()
  isMined = true
  await sender.reaches(id, 'confirmed')
  other.hearOfStorage()
  expect(other.status(id)?.name).toBe('confirmed')
  expect(other.changed).toHaveLength(1)
  expect(sender.changed).toHaveLength(1)
  expect([...other.announced, ...sender.announced]).toHaveLength(1)
})

test('a tab that was opened before looks on when the one that saw the end is closed', async () => {
  let isLost = false
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const answers: Partial<TransactionDependencies> = {
    receipt: async (hash) => (isLost ? null : { hash, from: person, block: 12, success: true }),
    inclusion: async () => (isLost ? 'refuted' : 'proven'),
  }
  const other = openTab({ ...answers, withLock: (_, task) => closed.then(task) })
  // The one that saw the end never looks at its block again.
  const sender = openTab({ ...answers, sleep: () => new Promise(() => undefined) })
  const id = sender.runner.start(request)
  await vi.waitFor(() => {
    other.hearOfStorage()
    expect(other.store.get(id)).toBeDefined()
  })
  await sender.reaches(id, 'confirmed')
  other.hearOfStorage()
  isLost = true
  close()
  await vi.waitFor(() => expect(other.reorged).toHaveLength(1))
})

test('a tab that waited while another saw the end announces no end, and follows one that the chain lost', async () => {
  let block: 'waits' | 'holds' | 'lost' = 'waits'
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const answers: Partial<TransactionDependencies> = {
    receipt: async (hash) => (block === 'holds' ? { hash, from: person, block: 12, success: true } : null),
    inclusion: async () => (block === 'lost' ? 'refuted' : 'proven'),
  }
  const other = openTab({ ...answers, withLock: (_, task) => closed.then(task) })
  const sender = openTab(answers)
  const id = sender.runner.start(request)
  await sender.reaches(id, 'pending')
  other.hearOfStorage()
  expect(other.status(id)?.name).toBe('pending')
  block = 'holds'
  await sender.reaches(id, 'confirmed')
  block = 'lost'
  close()
  await vi.waitFor(() => expect(other.reorged).toHaveLength(1))
  expect(other.announced).toEqual([])
  block = 'holds'
  await vi.waitFor(() => expect(other.announced).toHaveLength(1))
  expect(other.status(id)?.name).toBe('confirmed')
})

test('a transaction that an earlier version stored as dropped is searched again', async () => {
  const before = openTab({ receipt: async () => null })
  const id = before.runner.start(request)
  await before.reaches(id, 'pending')
  const kept = localStorage.getItem('tideline.transactions') ?? ''
  localStorage.setItem('tideline.transactions', kept.replace('"pending"', '"dropped"'))
  const after = openTab()
  after.runner.resume()
  await after.reaches(id, 'confirmed')
})

test('unreadable rows in storage are left out, and the others are read', async () => {
  const good = openTab({ receipt: async () => null })
  await good.reaches(good.runner.start(request), 'pending')
  const kept = JSON.parse(localStorage.getItem('tideline.transactions') ?? '[]')
  localStorage.setItem(
    'tideline.transactions',
    JSON.stringify([{ hash: 'x' }, null, { ...kept[0], to: '<img>' }, ...kept]),
  )
  expect(createTransactionStore().all()).toHaveLength(1)
})

test('transactions work in memory without storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { runner, reaches } = openTab()
  await reaches(runner.start(request), 'confirmed')
})

test('a request that was open during a reload is found on the chain, and never sent again', async () => {
  let isSent = false
  const asking = openTab({ send: () => new Promise<never>(() => undefined) })
  const id = asking.runner.start(request)
  await asking.reaches(id, 'signing')

  const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
  const reloaded = openTab({
    transaction: async (hash) => ({ ...inPool, hash, block: 11 }),
    sentSince: async () => ({ transactions: isSent ? [twin] : [], searchedTo: 11 }),
  })
  reloaded.runner.resume()
  await reloaded.reaches(id, 'left')
  isSent = true
  await reloaded.reaches(id, 'confirmed')
  expect(reloaded.store.get(id)?.hash).toBe(secondHash)
  expect(reloaded.sends).toHaveLength(0)
  expect(localStorage.getItem('tideline.asked')).toBe('[]')
})

test('another tab does not search for a request that the wallet still shows, and learns of its hash', async () => {
  const withLock = oneAtATime()
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const asking = openTab({ withLock, send: () => new Promise((resolve) => (answer = resolve)) })
  const id = asking.runner.start(request)
  await asking.reaches(id, 'signing')
  const other = openTab({ withLock })
  other.runner.resume()
  expect(other.store.get(id)).toBeUndefined()
  answer({ hash: firstHash })
  await asking.reaches(id, 'confirmed')
  other.hearOfStorage()
  await other.reaches(id, 'confirmed')
  expect(other.store.all()).toHaveLength(1)
})

test('an open transaction stays stored, however many are sent after it', async () => {
  const { runner, reaches, store } = openTab({ receipt: async () => null })
  const waiting = runner.start(request)
  await reaches(waiting, 'pending')
  const [record] = store.all()
  if (!record) throw new Error('The transaction is not in the store.')
  for (let index = 1; index <= 60; index++) {
    const hash = `0x${index.toString(16).padStart(64, '0')}` as const
    const status = { name: 'confirmed', block: 12 } as const
    store.put({ ...record, id: `${index}`, hash, status, sentAt: record.sentAt + index })
  }
  const reloaded = createTransactionStore().all()
  expect(reloaded).toHaveLength(50)
  expect(reloaded.map(({ id }) => id)).toContain(waiting)
  expect(reloaded[0]?.id).toBe('60')
})
