import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { sentRecordSchema } from '#domain/transactions/record/transactionRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal, toUnits } from '#lib/numbers/decimal.ts'
import { shortText, tradeContext, tradeTitle } from './tradeContext.ts'

const address = `0x${'1'.repeat(40)}` as const
const dollar = { asset: address, symbol: 'HUSD', decimals: 18 }
const trade = { router: address, user: address }

test.each([
  ['buy', 'TIDE', 'Buy TIDE for 25 HUSD'],
  ['buy', '', 'Buy tokens for 25 HUSD'],
  ['sell', '\u200b ', 'Sell 25 tokens'],
] as const)('to %s a token with the symbol “%s” is called “%s”', (side, symbol, title) => {
  const context = tradeContext(
    { ...trade, market: { symbol, tokenAddress: address } as Market, side },
    dollar,
  )
  expect(tradeTitle(context, 25n * 10n ** 18n)).toBe(title)
})

test.each(['x'.repeat(40), '🌊'.repeat(40)])('a record of a token called %s survives a reload', (symbol) => {
  const { paid } = tradeContext(
    { ...trade, market: { symbol, tokenAddress: address } as Market, side: 'sell' },
    dollar,
  )
  expect(v.is(sentRecordSchema, sentRecord(paid))).toBe(true)
})

test.each([
  ['25', '25 HUSD'],
  ['123456.1', '123,456.1 HUSD'],
  ['123456.123456789012345678', '123,456.1 HUSD'],
  ['0.000012345678901234', '0.00001234567 HUSD'],
  ['0.000000000000123456', '0.000000000000123456 HUSD'],
  ['0.000000000000000001', '0.000000000000000001 HUSD'],
  ['123456789012345678.9', '123,456,789,012,345,678 HUSD'],
])('the button text of %s is “%s”, with enough digits to be unambiguous', (amount, text) => {
  expect(shortText(toUnits(decimal(amount), 18), dollar)).toBe(text)
})
