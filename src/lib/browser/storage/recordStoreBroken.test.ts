import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

test.each([
  ['missing', undefined],
  [
    'forbidden',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
  ['silent', { open: () => ({}) }],
])('with an IndexedDB that is %s nothing is kept, and nothing fails', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const { forgetRecords, keepRecord, readRecord } = await import('./recordStore.ts')
  await keepRecord('a', 1)
  expect(await readRecord('a')).toBeUndefined()
  await forgetRecords()
})
