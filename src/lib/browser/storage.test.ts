import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { stored } from './storage.ts'

const schema = v.object({ count: v.number() })
const fallback = { count: 0 }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
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
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
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
