import { zeroAddress } from 'viem'

/** A reserve of the lending pool as `getReserves` answers it, with nothing in it. */
export const lendingReserve = {
  ...{
    asset: zeroAddress,
    pToken: zeroAddress,
    symbol: 'X',
    decimals: 6,
    price: 0n,
    cash: 0n,
    totalSupplied: 1n,
  },
  ...{ totalBorrowed: 0n, utilization: 0n, supplyRate: 0n, borrowRate: [0n, 0n, 0n, 0n, 0n] as const },
  ...{ priceLower: 0n, priceUpper: 0n, priceAverage: 0n, priceUpdatedAt: 0n, priceFresh: false },
  ...{ supplyIndex: 0n, borrowIndex: [0n, 0n, 0n, 0n, 0n] as const, reserves: 0n, asOf: 0n },
  ...{ supplyScaled: 0n, reserveScaled: 0n, borrowScaled: [0n, 0n, 0n, 0n, 0n] as const },
  config: {
    ...{ ltvBps: 0, liquidationThresholdBps: 0, liquidationBonusBps: 0, reserveFactorBps: 0, kinkBps: 0 },
    ...{ baseRateBps: 0, slope1Bps: 0, slope2Bps: 0, supplyCap: 0n, borrowCap: 0n, minimumBorrow: 0n },
    ...{ borrowable: true, paused: false },
  },
}
