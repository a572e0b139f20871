import { expect, test } from 'vitest'
import type { TokenBalance } from '#interfaces/explorer/address/tokenBalance.ts'
import { type Decimal, decimal, zero } from '#lib/numbers/decimal.ts'
import { type Holding, holdingOf, netWorth, totalWorth, withoutTokens, worthiestFirst } from './holdings.ts'

const holding = (worth: string | null, isScam = false) =>
  ({ token: { isScam }, worth: worth === null ? null : decimal(worth) }) as Holding
const worths = (list: Holding[]): (Decimal | null)[] => list.map(({ worth }) => worth)

test('the most valuable token comes first and a token without a price last', () => {
  expect(worths(worthiestFirst([holding(null), holding('1'), holding('20'), holding('3')]))).toEqual([
    '20',
    '3',
    '1',
    null,
  ])
})

test('tokens without a price add nothing, and without any price the sum is unknown', () => {
  expect(totalWorth([holding('1.5'), holding(null), holding('2')])).toBe('3.5')
  expect(totalWorth([holding(null)])).toBeNull()
})

test('a token reported as a scam has no worth and adds nothing', () => {
  const token = { address: '0x01', decimals: 0, exchangeRate: decimal('9000'), type: 'ERC-20', isScam: true }
  const scam = holdingOf({ token, value: 5n, tokenId: null } as unknown as TokenBalance)
  expect(scam.worth).toBeNull()
  expect(totalWorth([scam, holding('2')])).toBe('2')
})

test('an address without tokens, or with reported scams alone, has tokens worth zero', () => {
  expect(totalWorth([])).toBe(zero)
  expect(totalWorth([holding(null, true)])).toBe(zero)
})

test('a deposit counts once, and its pToken is left out', () => {
  const [coin, pToken] = ['0x01', '0x02'] as const
  const held = (address: string, worth: string) => ({ token: { address }, worth: decimal(worth) }) as Holding
  const own = withoutTokens([held(coin, '30'), held(pToken, '100')], [pToken])
  expect(own.map(({ token }) => token.address)).toEqual([coin])
  const credit = { collateral: decimal('100'), borrowed: decimal('40') }
  expect(netWorth(totalWorth(own), credit, null)).toBe('90')
})

test('a net worth with an unknown part is unknown', () => {
  expect(netWorth(null, { collateral: decimal('100'), borrowed: zero }, null)).toBeNull()
  expect(netWorth(decimal('1'), { collateral: null, borrowed: zero }, null)).toBeNull()
  expect(netWorth(decimal('1'), null, null)).toBeNull()
})

test('a coin with a price is part of the net worth', () => {
  const credit = { collateral: decimal('100'), borrowed: decimal('40') }
  expect(netWorth(decimal('30'), credit, decimal('9.5'))).toBe('99.5')
})
