import { expect, test, vi } from 'vitest'
import { firstHash, request, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { emptyStorageBeforeEach } from '#interfaces/testing/transactions/openTab.ts'
import { createTransactionStore } from './transactionStore.ts'

emptyStorageBeforeEach()

const ids = (records: readonly TransactionRecord[]) => records.map(({ id }) => id)
const kept = (key: string): TransactionRecord[] => JSON.parse(localStorage.getItem(`tideline.${key}`) ?? '[]')

function signing(id: string): TransactionRecord {
  return { ...newRecord(request, id), status: { name: 'signing', slow: false } }
}

test('an unanswered record stays in this tab; its request is stored as left', () => {
  const store = createTransactionStore()
  store.put(newRecord(request, 'one'))
  expect(kept('asked')).toEqual([])
  store.put(signing('one'))
  expect(store.get('one')?.status.name).toBe('signing')
  expect(kept('transactions')).toEqual([])
  expect(kept('asked')).toEqual([{ ...signing('one'), status: { name: 'left' } }])
  expect(store.open()).toEqual(kept('asked'))
})

test.each([
  { type: 'sent', hash: firstHash, at: 5 },
  { type: 'handed', calls: '0x12', at: 5 },
] as const)('an answer of the wallet moves the record to storage: %o', (event) => {
  const store = createTransactionStore()
  store.put(signing('one'))
  store.put(signing('two'))
  const record = store.apply('one', event)
  expect(kept('transactions')).toEqual([record])
  expect(ids(kept('asked'))).toEqual(['two'])
  expect(ids(store.all())).toEqual(['two', 'one'])
})

test('a declined request is removed from the stored requests', () => {
  const store = createTransactionStore()
  store.put(signing('one'))
  store.apply('one', { type: 'rejected' })
  expect(kept('asked')).toEqual([])
  expect(store.get('one')?.status.name).toBe('rejected')
})

test('the newest comes first: unsent before sent, sent by their time', () => {
  const store = createTransactionStore()
  store.put(sentRecord({ id: 'early', sentAt: 1 }))
  store.put(sentRecord({ id: 'late', sentAt: 3 }))
  store.put(sentRecord({ id: 'middle', sentAt: 2 }))
  store.put(newRecord(request, 'a'))
  store.put(newRecord(request, 'b'))
  expect(ids(store.all())).toEqual(['b', 'a', 'late', 'middle', 'early'])
  store.put(signing('a'))
  store.put(sentRecord({ id: 'early', sentAt: 1, nonce: 9 }))
  expect(ids(store.all())).toEqual(['b', 'a', 'late', 'middle', 'early'])
  expect(store.get('early')?.nonce).toBe(9)
  expect(store.get('a')?.status.name).toBe('signing')
})

test('a record that another tab stored is shown at once, and instead of this tab’s', () => {
  const store = createTransactionStore()
  store.put(signing('one'))
  expect(ids(store.all())).toEqual(['one'])
  createTransactionStore().put(sentRecord({ id: 'one' }))
  expect(store.all()).toEqual([sentRecord({ id: 'one' })])
  expect(createTransactionStore().all()).toEqual([sentRecord({ id: 'one' })])
})

test('keeps 50 records, those without an outcome before all others', () => {
  const store = createTransactionStore()
  for (let index = 0; index < 49; index++) store.put(sentRecord({ id: `${index}`, sentAt: index }))
  const ended = { name: 'confirmed', block: 12 } as const
  for (let index = 100; index < 103; index++)
    store.put(sentRecord({ id: `${index}`, sentAt: index, status: ended }))
  expect(ids(store.all())).toEqual(['102', ...Array.from({ length: 49 }, (_, index) => `${48 - index}`)])
  expect(ids(createTransactionStore().all())).toEqual(ids(store.all()))
})

test('keeps the newest ended records beside the open ones, 50 in all', () => {
  const store = createTransactionStore()
  const ended = { name: 'confirmed', block: 12 } as const
  for (let index = 0; index < 60; index++)
    store.put(sentRecord({ id: `${index}`, sentAt: index, ...(index < 30 && { status: ended }) }))
  expect(ids(store.all())).toEqual(Array.from({ length: 50 }, (_, index) => `${59 - index}`))
})

test('keeps 50 records of this tab, and 10 requests that the wallet has not answered', () => {
  const store = createTransactionStore()
  for (let index = 0; index < 52; index++) store.put(signing(`${index}`))
  expect(store.all()).toHaveLength(50)
  expect(ids(store.all()).slice(0, 2)).toEqual(['51', '50'])
  expect(ids(store.open())).toEqual(['51', '50', '49', '48', '47', '46', '45', '44', '43', '42'])
})

test('takeOver moves a closed tab’s request into this one, once', () => {
  createTransactionStore().put(signing('one'))
  const store = createTransactionStore()
  expect(store.get('one')).toBeUndefined()
  expect(store.takeOver('other')).toBeUndefined()
  expect(store.takeOver('one')?.status).toEqual({ name: 'left' })
  expect(store.get('one')?.status).toEqual({ name: 'left' })
  expect(store.takeOver('one')).toBeUndefined()
})

test('takeOver leaves a record that this tab knows as it is', () => {
  const store = createTransactionStore()
  store.put(signing('one'))
  expect(store.takeOver('one')).toBeUndefined()
  expect(store.get('one')?.status.name).toBe('signing')
})

test('apply notifies of a change, not of an event without effect or an unknown record', () => {
  const store = createTransactionStore()
  store.put(signing('one'))
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  const before = store.get('one')
  expect(store.apply('one', { type: 'overdue' })).toBe(before)
  expect(store.apply('other', { type: 'left' })).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
  expect(store.apply('one', { type: 'left' })?.status.name).toBe('left')
  expect(listener).toHaveBeenCalled()
  stop()
  listener.mockClear()
  store.apply('one', { type: 'rejected' })
  expect(listener).not.toHaveBeenCalled()
})

test('what another tab stores notifies: a transaction, and a request', () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const listener = vi.fn()
  createTransactionStore().subscribe(listener)
  for (const key of ['tideline.transactions', 'tideline.asked', 'tideline.other'])
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('all is the same list until something changes', () => {
  const store = createTransactionStore()
  store.put(sentRecord())
  store.put(signing('two'))
  const list = store.all()
  expect(store.all()).toBe(list)
  store.apply('two', { type: 'left' })
  expect(store.all()).not.toBe(list)
})

test('forget removes one record everywhere and notifies', () => {
  const store = createTransactionStore()
  for (const id of ['one', 'two']) store.put(signing(id))
  for (const id of ['three', 'four']) store.put(sentRecord({ id }))
  const listener = vi.fn()
  store.subscribe(listener)
  for (const id of ['one', 'three']) store.forget(id)
  expect(listener).toHaveBeenCalled()
  expect(new Set(ids(store.all()))).toEqual(new Set(['two', 'four']))
  expect(ids(kept('asked'))).toEqual(['two'])
  expect(ids(kept('transactions'))).toEqual(['four'])
})

test.each(['setItem', 'getItem'])(
  'with a device storage whose %s fails, a reload still knows what was sent',
  (method) => {
    const ofTab = new Map<string, string>()
    const fail = () => {
      throw new DOMException('full or forbidden', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => ofTab.get(key) ?? null,
      setItem: (key: string, value: string) => ofTab.set(key, value),
      removeItem: (key: string) => ofTab.delete(key),
    })
    vi.stubGlobal('localStorage', { ...localStorage, setItem: fail, [method]: fail })
    const store = createTransactionStore()
    store.put(signing('one'))
    expect(ids(createTransactionStore().open())).toEqual(['one'])
    store.apply('one', { type: 'sent', hash: firstHash, at: 5 })
    expect(createTransactionStore().all()).toMatchObject([{ id: 'one', hash: firstHash }])
    vi.stubGlobal('sessionStorage', undefined)
  },
)
