// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const ltvBps = 0
export const liquidationThresholdBps = 1
export const liquidationBonusBps = 2
export const reserveFactorBps = 3
export const kinkBps = 4
export const baseRateBps = 5
export const slope1Bps = 6
export const slope2Bps = 7
export const supplyCap = 8
export const borrowCap = 9
export const minimumBorrow = 10
export const borrowable = 11
export const paused = 12

/** How many words it has. */
export const words = 13
