import { pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { candleIntervals, candlesOf } from './candleRows.ts'

function swap(second: number, priceAfter: bigint, amountUsd: bigint) {
  return {
    ...{
      blockNumber: second,
      logIndex: 0,
      transactionHash: pad('0x1'),
      pool: zeroAddress,
      sender: zeroAddress,
    },
    ...{
      timestamp: new Date(second * 1000),
      isBuy: true,
      amountIn: 0n,
      amountOut: 0n,
      feeAmount: 0n,
      amountUsd,
    },
    ...{
      reserveUsdAfter: 0n,
      caller: zeroAddress,
      stablecoin: zeroAddress,
      reserveTokenAfter: 0n,
      priceAfter,
    },
  }
}

test('a candle holds the first, highest, lowest and last price of its interval, and what was traded', () => {
  const candles = candlesOf([
    swap(3600, 5n, 1n),
    swap(3610, 9n, 2n),
    swap(3640, 4n, 3n),
    swap(3659, 7n, 2n),
    swap(3660, 6n, 4n),
  ])
  const minutes = candles.filter((candle) => candle.interval === 60)
  expect(minutes).toMatchObject([
    { openTime: new Date(3_600_000), open: 5n, high: 9n, low: 4n, close: 7n, volume: 8n, trades: 4 },
    { openTime: new Date(3_660_000), open: 6n, high: 6n, low: 6n, close: 6n, volume: 4n, trades: 1 },
  ])
  expect(candles.find((candle) => candle.interval === 86_400)).toMatchObject({
    openTime: new Date(0),
    trades: 5,
  })
})

test('every interval counts every trade once', () => {
  const candles = candlesOf([swap(0, 1n, 1n), swap(299, 1n, 1n), swap(14_400, 1n, 1n)])
  for (const interval of candleIntervals) {
    const trades = candles.filter((candle) => candle.interval === interval).map((candle) => candle.trades)
    expect(trades.reduce((total, count) => total + count, 0)).toBe(3)
  }
})
