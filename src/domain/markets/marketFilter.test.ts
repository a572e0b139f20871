import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { type FilteredMarket, parseMarketFilter, wantsMarket, writeMarketFilter } from './marketFilter.ts'

const now = 1_800_000_000
const market: FilteredMarket = {
  marketCap: decimal('1000.5'),
  volume24h: decimal('20'),
  trades24h: 2,
  holders: 8,
  reserveToken: decimal('1'),
  realReserveUSD: decimal('0'),
  createdAt: new Date((now - 3_600) * 1_000),
  updatedAt: new Date(now * 1_000),
  volatility: 1_234,
  feeStrategy: 1,
}

test.each([
  ['marketCap:1000.5-', true],
  ['marketCap:1000.50000001-', false],
  ['marketCap:-1000.5', true],
  ['volume:19-21', true],
  ['volume:-19.999', false],
  ['holders:7-7', true],
  ['holders:8-', false],
  ['age:1-', true],
  ['age:-0.99', false],
  ['volatility:12.34-12.34', true],
  ['volatility:12.35-', false],
  ['fee:1', true],
  ['fee:0', false],
  ['holders:5-,fee:1,volume:20-', true],
  ['holders:5-,fee:1,volume:21-', false],
])('wantsMarket with the filter %s is %s', (text, wanted) => {
  expect(wantsMarket(parseMarketFilter(text), market, now)).toBe(wanted)
})

test('wantsMarket is null for a volume of an earlier day', () => {
  const quiet = { ...market, updatedAt: new Date((now - 90_000) * 1_000) }
  expect(wantsMarket(parseMarketFilter('volume:19-21'), quiet, now)).toBeNull()
})

test('wantsMarket is null for an unknown age, false if another figure fails', () => {
  const young = { ...market, createdAt: null }
  expect(wantsMarket(parseMarketFilter('age:-24'), young, now)).toBeNull()
  expect(wantsMarket(parseMarketFilter('age:-24,holders:100-'), young, now)).toBe(false)
  expect(wantsMarket(parseMarketFilter('holders:1-'), young, now)).toBe(true)
})

test('parseMarketFilter reads what writeMarketFilter wrote', () => {
  const text = 'marketCap:1000-,holders:5-50,age:-24,fee:2'
  expect(writeMarketFilter(parseMarketFilter(text))).toBe(text)
})

test.each([
  ...['holders', 'holders:', 'holders:-', 'holders:x-', 'holders:-5-', 'holders:1-2-3', 'fee:-1', 'size:1-'],
])('parseMarketFilter ignores and counts the unreadable "%s"', (text) => {
  const filter = parseMarketFilter(`volume:1-,${text}`)
  expect(filter.unreadable).toBe(1)
  expect(writeMarketFilter(filter)).toBe('volume:1-')
})

test('parseMarketFilter of an empty text passes all markets', () => {
  expect(parseMarketFilter('')).toEqual({ ranges: {}, feeStrategy: null, unreadable: 0 })
  expect(wantsMarket(parseMarketFilter(''), market, now)).toBe(true)
})
