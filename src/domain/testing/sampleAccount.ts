import type { Account } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { debtOf, type Reserve, suppliedOf, withTotals } from '#domain/lending/reserve/reserve.ts'

/* For tests: reserves and positions whose totals follow from their scaled amounts. */

export const dollar: Reserve['asset'] = '0x00000000000000000000000000000000000000aa'
export const ether: Reserve['asset'] = '0x00000000000000000000000000000000000000bb'

/** A reserve of 2,000 tokens supplied, half of them lent in the middle tier, each worth a dollar. */
export function sampleReserve(decimals: number, changes: Partial<Reserve> = {}): Reserve {
  const unit = 10n ** BigInt(decimals)
  const price = changes.price ?? 10n ** 18n
  return withTotals({
    asset: dollar,
    pToken: '0x00000000000000000000000000000000000000ab',
    symbol: 'X',
    decimals,
    price,
    priceLower: price,
    priceUpper: price,
    priceAverage: price,
    isPriceFresh: true,
    cash: 1_000n * unit,
    totalSupplied: 0n,
    totalBorrowed: 0n,
    utilization: 0n,
    supplyRate: 0n,
    borrowRates: [0n, 0n, 0n, 0n, 0n],
    supplyIndex: ray,
    borrowIndexes: [ray, ray, ray, ray, ray],
    supplyScaled: 2_000n * unit,
    reserveScaled: 0n,
    borrowScaled: [0n, 0n, 1_000n * unit, 0n, 0n],
    reserves: 0n,
    model: { kinkBps: 8_000n, baseRateBps: 0n, slope1Bps: 400n, slope2Bps: 7_500n },
    ltvBps: 7_000n,
    liquidationThresholdBps: 8_000n,
    liquidationBonusBps: 500n,
    reserveFactorBps: 1_000n,
    supplyCap: 0n,
    borrowCap: 0n,
    minimumBorrow: 0n,
    borrowable: true,
    paused: false,
    asOf: 1_800_000_000n,
    ...changes,
  })
}

/** A position in a reserve; what is supplied and borrowed follows from the scaled amounts. */
export function samplePosition(reserve: Reserve, changes: Partial<Position> = {}): Position {
  const { scaledSupply = 0n, scaledDebt = 0n, tier = 2 } = changes
  return {
    asset: reserve.asset,
    wallet: 0n,
    allowance: 0n,
    supplied: suppliedOf(reserve, scaledSupply),
    borrowed: debtOf(reserve, tier, scaledDebt),
    scaledSupply,
    scaledDebt,
    principal: 0n,
    tier,
    borrowRate: 0n,
    due: 0n,
    maxWithdraw: 0n,
    maxBorrow: 0n,
    ...changes,
  }
}

/** The account of a person in the middle tier with these positions. */
export function sampleAccount(...holdings: readonly (readonly [Reserve, Position])[]): Account {
  return {
    reserves: holdings.map(([reserve]) => reserve),
    positions: holdings.map(([, position]) => position),
    tier: 2,
  }
}
