import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { sentRecordSchema } from '#domain/transactions/record/transactionRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { tradeContext, tradeTitle } from './tradeContext.ts'

const address = `0x${'1'.repeat(40)}` as const
const dollar = { asset: address, symbol: 'TUSD', decimals: 6 }

test.each([
  ['buy', 'TIDE', 'Buy TIDE for 25 TUSD'],
  ['buy', '', 'Buy tokens for 25 TUSD'],
  ['sell', '\u200b ', 'Sell 0.000000000025 tokens'],
] as const)('to %s a token with the symbol “%s” is called “%s”', (side, symbol, title) => {
  const context = tradeContext({ symbol, tokenAddress: address } as Market, dollar, address, side)
  expect(tradeTitle(context, 25_000_000n)).toBe(title)
})

test.each(['x'.repeat(40), '🌊'.repeat(40)])('a record of a token called %s survives a reload', (symbol) => {
  const { paid } = tradeContext({ symbol, tokenAddress: address } as Market, dollar, address, 'sell')
  expect(v.is(sentRecordSchema, sentRecord(paid))).toBe(true)
})
