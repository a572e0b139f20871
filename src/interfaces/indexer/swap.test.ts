import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { rememberToken } from './marketTokens.ts'
import { swapSchema } from './swap.ts'

beforeEach(() => loadTestConfig())

const zeroAddress = `0x${'0'.repeat(40)}`
const [dollar, token] = [`0x${'9'.repeat(40)}`, `0x${'3'.repeat(40)}`]
const pool = `0x${'7'.repeat(40)}`

function swap(change: object = {}) {
  const { txHash, ...rest } = wireSwap(1, { poolAddress: pool, ...change })
  return v.parse(swapSchema, { transactionHash: txHash, ...rest })
}

const sale = {
  ...{ stablecoinIn: null, stablecoinOut: dollar, tokenIn: token, tokenOut: dollar },
  ...{ amountIn: '7', amountOut: '3' },
}

test('the amount of a purchase is the payment, and its fee is in dollars', () => {
  expect(swap()).toMatchObject({
    ...{ side: 'buy', usdAmount: '10.5', volume: '10.5', tokenAmount: '1000.000000000000000001' },
    ...{ feeUnit: 'usd', feeBase: '10.5', usdMoved: '10.395' },
  })
})

test('a fee above the payment of a purchase is in an unknown unit, and is subtracted from nothing', () => {
  expect(swap({ feeAmount: '864000' })).toMatchObject({
    ...{ side: 'buy', usdAmount: '10.5', volume: '10.5', usdMoved: null, feeUnit: null, feeBase: null },
  })
})

test.each(['amountIn', 'amountOut', 'feeAmount'])('a trade whose %s is below zero is unreadable', (name) => {
  expect(() => swap({ [name]: '-1' })).toThrow('less than nothing')
})

test('the amount of a sale with an unknown fee unit is its payout, and its fee and volume are null', () => {
  expect(swap(sale)).toMatchObject({
    ...{ side: 'sell', usdAmount: '3', tokenAmount: '7', volume: null, feeUnit: null, feeBase: null },
  })
})

test('a configured fee unit decides where the reserves prove nothing', async () => {
  await loadTestConfig({ indexer: { sellFee: 'usd' } })
  expect(swap(sale)).toMatchObject({ usdAmount: '3.105', volume: '3.105', usdSettled: '3', feeBase: '3.105' })
  await loadTestConfig({ indexer: { sellFee: 'token' } })
  expect(swap(sale)).toMatchObject({ usdAmount: '3', volume: '3', usdMoved: null, feeBase: '7' })
})

test('the zero address counts as no stablecoin', () => {
  expect(swap({ stablecoinOut: zeroAddress }).side).toBe('buy')
  expect(swap({ ...sale, stablecoinIn: zeroAddress }).side).toBe('sell')
})

test("with a stablecoin on both sides or on none the market's token decides the side; without it the side is null", () => {
  const both = { poolAddress: `0x${'8'.repeat(40)}`, stablecoinIn: dollar, stablecoinOut: dollar }
  expect(swap(both)).toMatchObject({ side: null, usdAmount: null, tokenAmount: null })
  rememberToken(checksummed(both.poolAddress), checksummed(token))
  expect(swap(both).side).toBe('buy')
  expect(swap({ ...sale, ...both }).side).toBe('sell')
  expect(swap({ ...both, stablecoinIn: null, stablecoinOut: zeroAddress }).side).toBe('buy')
})
