import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokens } from '#interfaces/testing/explorerFixtures.ts'
import { marketCapOf } from './marketCapOf.ts'

const tether = { ...tokens.strict, total_supply: '39030615894320966', exchange_rate: '0.992839' }

test.each([
  ['what the explorer says', { circulating_market_cap: '82978861367.28714' }, '82978861367.28714'],
  ['price by supply when it says nothing', {}, '38751117653.901733562474'],
  ['price by supply when it says zero', { circulating_market_cap: '0' }, '38751117653.901733562474'],
  ['unknown without decimals', { decimals: null }, null],
  ['unknown without a price', { exchange_rate: null }, null],
])('a market cap is %s', (_, fields, expected) => {
  expect(marketCapOf(v.parse(tokenSchema, { ...tether, ...fields }))).toBe(expected)
})
