import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { bounds, forgetRecords, keepRecord, readRecord } from './recordStore.ts'

afterEach(async () => {
  await forgetRecords()
})

test('a record comes back as it was kept, the newest under a key', async () => {
  await keepRecord('a', { number: 1 })
  await keepRecord('a', { number: 2, text: 'ü' })
  expect(await readRecord('a')).toEqual({ number: 2, text: 'ü' })
  expect(await readRecord('b')).toBeUndefined()
})

test('of too many records the oldest make room', async () => {
  const names = Array.from({ length: bounds.records + 2 }, (_, at) => `record ${at}`)
  for (const name of names) await keepRecord(name, name)
  const found = await Promise.all(names.map(readRecord))
  expect(found.slice(0, 3)).toEqual([undefined, undefined, 'record 2'])
  expect(found.at(-1)).toBe(names.at(-1))
})

test('of too many characters the oldest make room, and one record that is too long is not kept', async () => {
  const long = 'x'.repeat(bounds.ofOne - 10)
  const count = Math.ceil(bounds.characters / bounds.ofOne) + 1
  for (let at = 0; at < count; at++) await keepRecord(`long ${at}`, long)
  await keepRecord('longer', `${long}${long}`)
  expect(await readRecord('long 0')).toBeUndefined()
  expect(await readRecord(`long ${count - 1}`)).toBe(long)
  expect(await readRecord('longer')).toBeUndefined()
})

test('a record is read for a day', async () => {
  await keepRecord('a', 1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + bounds.age + 1)
  expect(await readRecord('a')).toBeUndefined()
})

test('records are gone after they are forgotten', async () => {
  await keepRecord('a', 1)
  await forgetRecords()
  expect(await readRecord('a')).toBeUndefined()
})

/** Browsers with different faults of IndexedDB. Only the first fails while writing, with a full disk. */
const browsers: [browser: string, prepare: () => void][] = [
  ['whose disk is full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)],
  ['that refuses it, as in a private window', () => vi.stubGlobal('indexedDB', { open: refuse })],
  ['that does not have it', () => vi.stubGlobal('indexedDB', undefined)],
  ['where it never answers', () => vi.stubGlobal('indexedDB', { open: () => ({}) })],
]

function refuse(): never {
  throw new DOMException('No.', 'QuotaExceededError')
}

test.each(browsers)('a browser %s works without records', async (_, prepare) => {
  // The store is opened once in a visit.
  vi.resetModules()
  prepare()
  const store = await import('./recordStore.ts')
  const { hasRecords } = await import('./hasRecords.ts')
  await store.keepRecord('a', 1)
  expect(await store.readRecord('a')).toBeUndefined()
  expect(hasRecords.read()).toBe(false)
})
