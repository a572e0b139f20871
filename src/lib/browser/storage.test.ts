import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearStored, storageReach, stored } from './storage.ts'

const schema = v.object({ count: v.number() })
const fallback = { count: 0 }
let kept: Map<string, string>
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a value is kept, and read back as the same object', () => {
  const place = stored('a', schema, fallback)
  expect(place.read()).toBe(fallback)
  place.write({ count: 2 })
  expect(place.read()).toEqual({ count: 2 })
  expect(place.read()).toBe(place.read())
  expect(stored('a', schema, fallback).read()).toEqual({ count: 2 })
})

test.each(['', 'null', '[]', '{"count":"x"}', '{', '"text"'])(
  'an invalid value (%s) reads as the fallback',
  (raw) => {
    kept.set('tideline.a', raw)
    expect(stored('a', schema, fallback).read()).toBe(fallback)
  },
)

test('a forbidden storage keeps values in memory', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const place = stored('a', schema, fallback)
  expect(place.read()).toBe(fallback)
  place.write({ count: 3 })
  expect(place.read()).toEqual({ count: 3 })
})

test('a missing storage keeps values in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  const place = stored('a', schema, fallback)
  place.write({ count: 4 })
  expect(place.read()).toEqual({ count: 4 })
})

test('listeners are called on a change until they unsubscribe', () => {
  const place = stored('a', schema, fallback)
  const heard = vi.fn()
  const leave = place.subscribe(heard)
  place.write({ count: 1 })
  leave()
  place.write({ count: 2 })
  expect(heard).toHaveBeenCalledTimes(1)
})

/** A tab of a browser whose device storage is full, with what the tab keeps for itself. */
function fillStorage() {
  const ofTab = new Map<string, string>()
  vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => ofTab.set(key, value),
    removeItem: (key: string) => ofTab.delete(key),
  })
  return ofTab
}

test('a full storage keeps values for the tab, also after a reload, until there is room', () => {
  const { setItem } = localStorage
  stored('a', schema, fallback).write({ count: 1 })
  const ofTab = fillStorage()
  stored('a', schema, fallback).write({ count: 2 })
  expect(stored('a', schema, fallback).read()).toEqual({ count: 2 })
  vi.stubGlobal('localStorage', { ...localStorage, setItem })
  stored('a', schema, fallback).write({ count: 3 })
  expect(ofTab.size).toBe(0)
  expect(stored('a', schema, fallback).read()).toEqual({ count: 3 })
})

test('storageReach says how long a value would be kept, and leaves nothing behind', () => {
  vi.stubGlobal('localStorage', { ...localStorage, removeItem: (key: string) => kept.delete(key) })
  expect(storageReach()).toBe('device')
  const ofTab = fillStorage()
  expect(storageReach()).toBe('tab')
  vi.stubGlobal('sessionStorage', undefined)
  expect(storageReach()).toBe('page')
  expect(kept.size + ofTab.size).toBe(0)
})

test('clearing removes what the app stored, keys of a wallet session too, and nothing of another app', () => {
  const own = ['tideline.demoAccount', 'tideline.walletConnect.keys', 'wagmi.store']
  const entries = Object.fromEntries([...own, 'other.app'].map((key) => [key, '1']))
  const area = { ...entries, removeItem: (key: string) => delete (area as Record<string, unknown>)[key] }
  vi.stubGlobal('localStorage', area)
  vi.stubGlobal('sessionStorage', undefined)
  clearStored()
  expect(Object.keys(area)).toEqual(['other.app', 'removeItem'])
})
