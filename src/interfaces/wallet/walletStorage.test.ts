import { expect, test, vi } from 'vitest'
import { isSound, walletStorage } from './walletStorage.ts'

const connection = [
  'uid',
  { accounts: ['0xabc'], chainId: 1, connector: { id: 'demo', name: 'x', type: 'x', uid: 'uid' } },
]
const state = (changes: object) =>
  JSON.stringify({
    state: { connections: { __type: 'Map', value: [connection] }, chainId: 1, current: 'uid', ...changes },
    version: 3,
  })

test('a value that wagmi wrote is kept', () => {
  expect(isSound('wagmi.store', null)).toBe(true)
  expect(isSound('wagmi.store', state({}))).toBe(true)
  expect(isSound('wagmi.store', state({ current: null }))).toBe(true)
  expect(isSound('wagmi.recentConnectorId', '"demo"')).toBe(true)
})

test.each([
  'not json',
  'null',
  '"text"',
  '{}',
  '{"state":null}',
  state({ connections: {} }),
  state({ connections: null }),
  state({ connections: { __type: 'Map', value: 'x' } }),
  state({ connections: { __type: 'Map', value: [['uid', null]] } }),
  state({ connections: { __type: 'Map', value: [['uid', { accounts: [] }]] } }),
  state({ chainId: '1' }),
  state({ current: 7 }),
])('an invalid value like %s is dropped', (raw) => {
  expect(isSound('wagmi.store', raw)).toBe(false)
})

test('invalid values are removed before wagmi reads the storage', () => {
  const kept = new Map([['wagmi.store', '{"state":{"connections":null}}']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  walletStorage()
  expect(kept.has('wagmi.store')).toBe(false)
})

test('a storage that throws is replaced by memory', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('closed')
    },
  })
  const storage = walletStorage()
  await storage.setItem('recentConnectorId', 'demo')
  expect(await storage.getItem('recentConnectorId')).toBe('demo')
})
