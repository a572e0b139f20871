import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokens } from '#interfaces/testing/explorerFixtures.ts'
import { isDilutedCap, marketCapOf } from './marketCapOf.ts'

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

test.each([
  ['the explorer says another one', { circulating_market_cap: '82978861367.28714' }, false],
  ['the explorer says none', {}, true],
  ['the explorer says it of all tokens', { circulating_market_cap: '38751117653.90' }, true],
  ['the explorer says it at a price of a moment before', { circulating_market_cap: '38900000000' }, true],
  ['it is unknown', { exchange_rate: null }, false],
])('a market cap where %s is told from a diluted one', (_, fields, expected) => {
  expect(isDilutedCap(v.parse(tokenSchema, { ...tether, ...fields }))).toBe(expected)
})
