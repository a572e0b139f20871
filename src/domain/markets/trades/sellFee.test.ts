import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { sellFee } from './sellFee.ts'

const unknown = { usdBefore: null, configured: undefined } as const

/** A sale of 40,000,000 tokens for $588.32, whose fee of 2.16 % is counted in tokens. */
const inTokens = {
  amountIn: decimal('40000000'),
  amountOut: decimal('588.317984871894040614'),
  feeAmount: decimal('864000'),
  reserveUsdAfter: decimal('11957.180611128268503195'),
  reserveTokenAfter: decimal('836275976.513043796771260171'),
}

/** 100 of 1,000 tokens after which 2,000 dollars are 1,818.18: 181.82, of which 1.82 are the fee. */
const inDollars = {
  amountIn: decimal('100'),
  amountOut: decimal('179.999999'),
  feeAmount: decimal('1.818182'),
  reserveUsdAfter: decimal('1818.181819'),
  reserveTokenAfter: decimal('1100'),
}

test('sellFee tells tokens from dollars by the reserves of one sale', () => {
  const proven = sellFee(inTokens, unknown)
  expect(proven.unit).toBe('token')
  expect(Number(proven.usdMoved)).toBeCloseTo(12558.46 - 11957.180611128268, 9)
  expect(sellFee(inDollars, unknown)).toEqual({ unit: 'usd', usdMoved: '181.818181' })
})

test('sellFee prefers the proof of the reserves to the configuration', () => {
  expect(sellFee(inTokens, { usdBefore: null, configured: 'usd' }).unit).toBe('token')
  expect(sellFee(inDollars, { usdBefore: null, configured: 'token' }).unit).toBe('usd')
})

test('sellFee measures the unit by the reserve before the sale on a curve of any kind', () => {
  const other = { ...inTokens, reserveUsdAfter: decimal('5000'), reserveTokenAfter: decimal('90000000') }
  const measured = (usdBefore: string) =>
    sellFee(other, { usdBefore: decimal(usdBefore), configured: undefined })
  expect(measured('5601.279388871731496805')).toEqual({ unit: 'token', usdMoved: '601.279388871731496805' })
  expect(measured('869588.317984871894040614').unit).toBe('usd')
})

test('sellFee without a proof takes the configured unit, and is unknown without one', () => {
  const other = { ...inTokens, reserveUsdAfter: decimal('5000') }
  expect(sellFee(other, unknown)).toEqual({ unit: null, usdMoved: null })
  expect(sellFee(other, { usdBefore: null, configured: 'token' })).toEqual({ unit: 'token', usdMoved: null })
  expect(
    sellFee({ ...inDollars, reserveUsdAfter: decimal('9') }, { usdBefore: null, configured: 'usd' }),
  ).toEqual({
    unit: 'usd',
    usdMoved: '181.818181',
  })
})

/** 100 of 1,000 tokens after which 2,000 dollars are 1,821.49; the fee of 2 tokens stays in the pool. */
const keptTokens = {
  amountIn: decimal('100'),
  amountOut: decimal('178.506375'),
  feeAmount: decimal('2'),
  reserveUsdAfter: decimal('1821.493625'),
  reserveTokenAfter: decimal('1100'),
}

test('sellFee finds a fee in tokens that stay in the pool: only the payout left the reserve', () => {
  expect(sellFee(keptTokens, unknown)).toEqual({ unit: 'token', usdMoved: '178.506375' })
})

/** 100 of 1,000 tokens for 181.82 of 2,000 dollars, of which 1.82 stay in the pool. */
const keptDollars = {
  amountIn: decimal('100'),
  amountOut: decimal('180'),
  feeAmount: decimal('1.818181818181818181'),
  reserveUsdAfter: decimal('1820'),
  reserveTokenAfter: decimal('1100'),
}

test('sellFee finds a fee in dollars that stay in the pool, with the reserve before and without', () => {
  expect(sellFee(keptDollars, unknown)).toEqual({ unit: 'usd', usdMoved: '180' })
  const usdBefore = decimal('2000')
  expect(sellFee(keptDollars, { usdBefore, configured: undefined })).toEqual({ unit: 'usd', usdMoved: '180' })
  expect(sellFee(keptTokens, { usdBefore, configured: undefined }).unit).toBe('token')
})

test('sellFee of a reserve that fell by the payout alone is unknown on another curve, unless the fee exceeds it', () => {
  const other = { ...keptDollars, reserveUsdAfter: decimal('9000') }
  const usdBefore = decimal('9180')
  expect(sellFee(other, { usdBefore, configured: undefined })).toEqual({ unit: null, usdMoved: '180' })
  expect(sellFee(other, { usdBefore, configured: 'usd' })).toEqual({ unit: 'usd', usdMoved: '180' })
  const large = { ...other, feeAmount: decimal('181') }
  expect(sellFee(large, { usdBefore, configured: 'usd' }).unit).toBe('token')
})

test('sellFee takes the configured unit where both fit, and the nearer one without a configuration', () => {
  const free = { ...inDollars, amountOut: decimal('181.8181819'), feeAmount: decimal('0') }
  expect(sellFee(free, { usdBefore: null, configured: 'token' }).unit).toBe('token')
  expect(sellFee(free, { usdBefore: null, configured: 'usd' }).unit).toBe('usd')
  const tiny = { ...free, amountOut: decimal('181.8181801'), feeAmount: decimal('0.000001') }
  expect(sellFee(tiny, unknown).unit).toBe('token')
})

test('sellFee measures nothing by a reserve that fell by less than the payout', () => {
  const other = { ...inTokens, reserveUsdAfter: decimal('5000') }
  expect(sellFee(other, { usdBefore: decimal('5100'), configured: undefined })).toEqual({
    unit: null,
    usdMoved: null,
  })
})

test.each([
  ['a millionth of a large payout', '179.999899', 'usd'],
  ['no more than that', '179.999399', null],
])('sellFee tolerates %s', (_, amountOut, unit) => {
  expect(sellFee({ ...inDollars, amountOut: decimal(amountOut) }, unknown).unit).toBe(unit)
})

test('sellFee tolerates two units of six decimals in a payout below a dollar', () => {
  const small = {
    amountIn: decimal('1'),
    amountOut: decimal('0.4984985'),
    feeAmount: decimal('0.001'),
    reserveUsdAfter: decimal('499.5'),
    reserveTokenAfter: decimal('1001'),
  }
  expect(sellFee(small, unknown).unit).toBe('usd')
  expect(sellFee({ ...small, amountOut: decimal('0.498') }, unknown).unit).toBeNull()
})

test.each([
  ['nothing of an empty pool', '0', '0', '0'],
  ['all tokens that the pool has after it', '5', '5', '0'],
  ['these without a rest after the fee', '5', '5', '5'],
])('sellFee of a sale of %s is unknown', (_, amountIn, reserveTokenAfter, fee) => {
  const sale = {
    amountIn: decimal(amountIn),
    amountOut: decimal('1'),
    feeAmount: decimal(fee),
    reserveUsdAfter: decimal('7'),
    reserveTokenAfter: decimal(reserveTokenAfter),
  }
  expect(sellFee(sale, unknown)).toEqual({ unit: null, usdMoved: null })
})
