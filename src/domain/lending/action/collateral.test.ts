import { expect, test } from 'vitest'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { bestCollateral } from './collateral.ts'

const unit = 10n ** 6n

/** An account whose wallet has these base units of a dollar and of an ether at $3,000. */
function account(dollars: bigint, ethers: bigint, least = 0n) {
  const one = sampleReserve(6, { symbol: 'TUSD', cash: 50_000n * unit, minimumBorrow: least, ltvBps: 6_000n })
  const two = sampleReserve(18, { symbol: 'WETH', asset: ether, price: 3_000n * 10n ** 18n })
  return sampleAccount(
    [two, samplePosition(two, { wallet: ethers })],
    [one, samplePosition(one, { wallet: dollars })],
  )
}

test.each([
  ['dust of another asset', 10n ** 13n, 'TUSD', 6_000n * unit],
  ['more of another asset', 10n * 10n ** 18n, 'WETH', 21_000n * unit],
])(
  'a loan against 10,000 TUSD and %s is proposed against what opens the most credit',
  (_, ethers, symbol, most) => {
    const best = bestCollateral(account(10_000n * unit, ethers), dollar)
    expect([best?.reserve.symbol, best?.most]).toEqual([symbol, most])
  },
)

test('a loan of an empty wallet is proposed against another asset, with no amount', () => {
  const best = bestCollateral(account(0n, 0n), dollar)
  expect([best?.reserve.symbol, best?.most]).toEqual(['WETH', 0n])
})

test('a credit below the least loan is no amount, and one above what the pool has is all it has', () => {
  expect(bestCollateral(account(unit, 0n, 10n * unit), dollar)?.most).toBe(0n)
  expect(bestCollateral(account(0n, 10n ** 22n), dollar)?.most).toBe(50_000n * unit)
})
