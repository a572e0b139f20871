import { beforeEach, expect, test } from 'vitest'
import { addressBook, setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { ownAbis, saveOwnAbis } from '#lib/browser/storage/ownAbis.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { importOwnData } from './importOwnData.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const get = { type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [] } as const

beforeEach(async () => {
  await loadTestConfig()
  addressBook().write([])
  ownAbis().write([])
  setBookEntries([{ address: alice, label: 'Exchange', isWatched: true }])
})

const fileOf = (addresses: unknown, abis: unknown = []) =>
  JSON.stringify({ tideline: 1, chainId: 31_337, addresses, abis })
const labelsNow = () =>
  addressBook()
    .read()
    .map(({ label }) => label)

test('an import says what it imported, and the first entry of an address counts', async () => {
  const file = fileOf([
    { address: bob, label: 'Bob' },
    { address: bob.toLowerCase(), label: 'Mallory' },
    { address: bob, label: '\u202e\u200b' },
  ])
  expect(await importOwnData(file)).toBe(
    'Imported 1 address and 0 ABIs. 2 more could not be read or repeat an address.',
  )
  expect(labelsNow()).toEqual(['Bob', 'Exchange'])
})

test.each([
  ['the same', 'Exchange'],
  ['the same in another case', 'EXCHANGE'],
  ['one with Cyrillic letters', 'Ехchange'],
  ['one with a hidden letter', 'Ex\u200bchange'],
])('an import that gives another address %s label says so', async (_, label) => {
  expect(await importOwnData(fileOf([{ address: bob, label }]))).toMatch(
    /^Imported 1 address and 0 ABIs\. “.+” may now be taken for another address's label/,
  )
})

test('an import that replaces a label of this browser says so', async () => {
  expect(await importOwnData(fileOf([{ address: alice, label: 'Mine', isWatched: true }]))).toBe(
    'Imported 1 address and 0 ABIs. It replaced 1 label of yours.',
  )
})

test('an import with an entry without a label removes none', async () => {
  await importOwnData(fileOf([{ address: alice, label: '' }]))
  expect(labelsNow()).toEqual(['Exchange'])
})

test('a file that does not fit is refused as a whole, and nothing of this browser is lost', async () => {
  saveOwnAbis([{ address: alice, name: 'Vault', abi: [get] }])
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    address: `0x${at.toString(16).padStart(40, '0')}`,
    label: `No. ${at}`,
  }))
  const file = fileOf(many, [{ address: bob, name: 'Other', abi: [get] }])
  expect(await importOwnData(file)).toContain('Nothing was imported.')
  expect(labelsNow()).toEqual(['Exchange'])
  expect(
    ownAbis()
      .read()
      .map(({ name }) => name),
  ).toEqual(['Vault'])
})

test('words that every object has are labels like others, and pollute nothing', async () => {
  const file = `{"tideline":1,"chainId":31337,"__proto__":{"polluted":1},"addresses":[{"address":"${bob}","label":"__proto__","__proto__":{"polluted":1}}]}`
  expect(await importOwnData(file)).toBe('Imported 1 address and 0 ABIs.')
  expect(labelsNow()).toEqual(['__proto__', 'Exchange'])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
