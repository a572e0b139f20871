// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config } from '#lib/browser/config/config.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { setBookEntries } from './addressBook.ts'
import { findLabels } from './findLabels.ts'

const of = (digit: string) => `0x${digit.repeat(40)}` as const
const entry = (digit: string, label: string) => ({ address: of(digit), label, isWatched: false })

beforeEach(async () => {
  await loadTestConfig()
  setBookEntries([
    entry('6', 'My Safe'),
    entry('2', 'safe'),
    entry('3', 'Safe keeper'),
    entry('4', 'Exchange'),
  ])
})

afterEach(() => localStorage.clear())

test('a text finds the labels that contain it in any case, equal ones first', () => {
  expect(findLabels(' SAFE ').map(({ address, label }) => [address, label])).toEqual([
    [of('2'), 'safe'],
    [of('3'), 'Safe keeper'],
    [of('6'), 'My Safe'],
  ])
})

test('a text finds the site’s own contracts by their names, under the user’s label where there is one', () => {
  const { lendingPool } = config()
  if (!lendingPool) throw new Error('The configuration has no pool.')
  expect(findLabels('pool')).toEqual([{ address: lendingPool, label: 'Lending pool' }])
  setBookEntries([{ address: lendingPool, label: 'My pool', isWatched: false }])
  expect(findLabels('pool').map(({ label }) => label)).toEqual(['My pool'])
})

test('a text finds every contract of the markets that the site names', async () => {
  const curve = { kind: 'hlpmm-v2', router: of('7'), quoter: of('8'), registry: of('9') }
  await loadTestConfig({ curve })
  expect(findLabels('market')).toEqual([
    { address: of('8'), label: 'Market quoter' },
    { address: of('7'), label: 'Market router' },
  ])
  expect(findLabels('registry')).toEqual([{ address: of('9'), label: 'Stablecoin registry' }])
})

test.each(['', '  ', 'nobody'])('“%s” finds no label', (text) => {
  expect(findLabels(text)).toEqual([])
})

test.each([
  ['zoe', 'Zoë'],
  ['ZOË', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['istanbul', 'İstanbul'],
  ['łódź', 'Łódź'],
  ['ＴＩＤＥ', 'Tide'],
])('“%s” finds %s, whatever its capitals, accents and encoding', (text, label) => {
  setBookEntries([entry('5', label)])
  expect(findLabels(text).map(({ address }) => address)).toEqual([of('5')])
})
