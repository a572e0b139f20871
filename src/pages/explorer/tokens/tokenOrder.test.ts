import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { orderOf, sortTokens } from './tokenOrder.ts'

const token = (symbol: string, holders: number | null, cap: string | null = null) =>
  v.parse(tokenSchema, {
    address_hash: `0x${symbol.charCodeAt(0).toString(16).repeat(20)}`,
    ...{ symbol, holders_count: holders, circulating_market_cap: cap, type: 'ERC-20' },
  })

const [a, b, c] = [token('A', 5, '10'), token('B', null, '30'), token('C', 9, '20')]
const symbols = (tokens: readonly { symbol: string | null }[]) => tokens.map(({ symbol }) => symbol)

test('tokens whose holders are unknown stand last, in both directions', () => {
  expect(symbols(sortTokens([a, b, c], { by: 'holders', direction: 'descending' }))).toEqual(['C', 'A', 'B'])
  expect(symbols(sortTokens([a, b, c], { by: 'holders', direction: 'ascending' }))).toEqual(['A', 'C', 'B'])
})

test('names are sorted from A to Z, and back', () => {
  expect(symbols(sortTokens([c, a, b], { by: 'token', direction: 'ascending' }))).toEqual(['A', 'B', 'C'])
  expect(symbols(sortTokens([c, a, b], { by: 'token', direction: 'descending' }))).toEqual(['C', 'B', 'A'])
})

test('the order of an explorer is read from its rows, and unknown where these prove none', () => {
  expect(orderOf([c, a, b])).toEqual({ by: 'holders', direction: 'descending' })
  expect(orderOf([b, c, a])).toEqual({ by: 'value', direction: 'descending' })
  expect(orderOf([a, b, c])).toBeNull()
  expect(orderOf([a])).toBeNull()
})

test.each([
  ['unknown', null],
  ['equal', 7],
])('no order is read from holders that are %s', (_, holders) => {
  expect(orderOf([token('D', holders), token('E', holders)])).toBeNull()
})
