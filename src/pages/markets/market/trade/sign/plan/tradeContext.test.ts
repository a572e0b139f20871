import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { sentRecordSchema } from '#domain/transactions/record/transactionRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { tradeContext, tradeTitle } from './tradeContext.ts'

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
