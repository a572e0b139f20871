import { expect, test } from 'vitest'
import { ether, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { summaryOf } from './accountSummary.ts'

const wad = 10n ** 18n
const dollars = sampleReserve(6, { liquidationThresholdBps: 8_000n, ltvBps: 7_500n })
const ethers = sampleReserve(18, { asset: ether, price: 3_150n * wad, ltvBps: 7_000n })

test('summaryOf adds up all assets', () => {
  const positions = [
    samplePosition(ethers, { scaledSupply: wad }),
    samplePosition(dollars, { scaledDebt: 1_260_000_000n }),
  ]
  expect(summaryOf([dollars, ethers], positions, 2)).toEqual({
    collateralUsd: 315_000_000_000n,
    debtUsd: 126_000_000_000n,
    powerUsd: 220_500_000_000n,
    availableUsd: 94_500_000_000n,
    withdrawalUsd: 252_000_000_000n,
    liquidationUsd: 252_000_000_000n,
    liquidationDebtUsd: 126_000_000_000n,
    hasUnpricedDebt: false,
    health: 2n * wad,
  })
})

test('summaryOf values loans at the worse price, liquidations at the average', () => {
  const prices = { priceLower: 2_000n * wad, priceUpper: 4_000n * wad, priceAverage: 3_000n * wad }
  const moved = sampleReserve(18, { asset: ether, ...prices })
  const position = samplePosition(moved, { scaledSupply: wad, scaledDebt: wad / 10n })
  expect(summaryOf([moved], [position], 2)).toMatchObject({
    collateralUsd: 200_000_000_000n,
    powerUsd: 140_000_000_000n,
    withdrawalUsd: 160_000_000_000n,
    debtUsd: 40_000_000_000n,
    liquidationUsd: 240_000_000_000n,
    liquidationDebtUsd: 30_000_000_000n,
    health: 8n * wad,
  })
})

test('summaryOf lets an old price support neither a loan nor a withdrawal, nor a liquidation', () => {
  const old = sampleReserve(18, { asset: ether, price: 3_150n * wad, isPriceFresh: false })
  const positions = [
    samplePosition(old, { scaledSupply: wad }),
    samplePosition(dollars, { scaledDebt: 1_000_000n }),
  ]
  const summary = summaryOf([old, dollars], positions, 2)
  expect(summary).toMatchObject({ powerUsd: 0n, withdrawalUsd: 0n, liquidationUsd: 252_000_000_000n })
})

test('summaryOf leaves nothing to borrow with a debt without a fresh price', () => {
  const old = { ...dollars, isPriceFresh: false }
  const positions = [
    samplePosition(ethers, { scaledSupply: wad }),
    samplePosition(old, { scaledDebt: 1_000_000n }),
  ]
  expect(summaryOf([ethers, old], positions, 2).availableUsd).toBe(0n)
})

test('summaryOf has null health without debt, and nothing to borrow above the borrowing power', () => {
  expect(summaryOf([dollars], [samplePosition(dollars, { scaledSupply: 1n })], 2).health).toBeNull()
  const full = samplePosition(dollars, { scaledSupply: 1_000_000n, scaledDebt: 900_000n })
  expect(summaryOf([dollars], [full], 0).availableUsd).toBe(0n)
})

test('summaryOf skips a position in an asset that the pool does not list', () => {
  const dollarPosition = samplePosition(dollars, { scaledSupply: 1_000_000n })
  const unlisted = samplePosition(ethers, { scaledSupply: wad, scaledDebt: wad })
  expect(summaryOf([dollars], [unlisted, dollarPosition], 2)).toEqual(
    summaryOf([dollars], [dollarPosition], 2),
  )
})

test('summaryOf has an unpriced debt only where an asset with an old price is owed', () => {
  const old = sampleReserve(18, { asset: ether, isPriceFresh: false })
  const owed = samplePosition(dollars, { scaledDebt: 1n })
  const has = (scaledDebt: bigint) =>
    summaryOf([dollars, old], [samplePosition(old, { scaledSupply: 5n, scaledDebt }), owed], 2)
      .hasUnpricedDebt
  expect(has(0n)).toBe(false)
  expect(has(1n)).toBe(true)
})
