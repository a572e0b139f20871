import { beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { addressBook, bookEntry, setBookEntries } from './addressBook.ts'
import { ownLabels } from './ownLabels.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const kept = new Map<string, string>()

beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  await loadTestConfig()
})

test('an entry is found by its address, and removed when it has no label and is not watched', () => {
  setBookEntries([{ address: alice, label: 'Alice', isWatched: false }])
  setBookEntries([{ address: bob, label: '', isWatched: true }])
  expect(bookEntry(alice)?.label).toBe('Alice')
  expect(ownLabels().read()).toEqual({ [alice]: 'Alice' })
  expect(addressBook().read()).toHaveLength(2)
  setBookEntries([{ address: alice, label: '', isWatched: false }])
  expect(bookEntry(alice)).toBeUndefined()
  expect(ownLabels().read()).toEqual({})
  expect(addressBook().read()).toEqual([{ address: bob, label: '', isWatched: true }])
})

test('one unreadable entry costs only itself, and hidden letters are removed from a label', () => {
  kept.set(
    'tideline.addresses.31337',
    JSON.stringify([
      { address: 'x', label: 'y' },
      { address: alice.toLowerCase(), label: '\u202eecilA' },
    ]),
  )
  expect(bookEntry(alice)).toEqual({ address: alice, label: 'ecilA', isWatched: false })
})

test('the book refuses what does not fit, and keeps what it has', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    address: `0x${index.toString(16).padStart(40, '0')}` as const,
    label: `No. ${index}`,
    isWatched: false,
  }))
  expect(setBookEntries([{ address: alice, label: 'Alice', isWatched: false }])).toBe(true)
  expect(setBookEntries(many)).toBe(false)
  expect(addressBook().read()).toHaveLength(1)
  expect(setBookEntries(many.slice(1))).toBe(true)
  expect(setBookEntries([{ address: bob, label: 'Bob', isWatched: false }])).toBe(false)
  expect(setBookEntries([{ address: alice, label: 'Alice A.', isWatched: false }])).toBe(true)
  expect(bookEntry(alice)?.label).toBe('Alice A.')
})

test('of two entries for one address the book and its labels hold the same one', () => {
  const twice = ['Mine', 'Other'].map((label) => ({ address: alice, label, isWatched: false }) as const)
  setBookEntries(twice)
  expect(addressBook().read()).toHaveLength(1)
  expect(ownLabels().read()).toEqual({ [alice]: bookEntry(alice)?.label })
})
