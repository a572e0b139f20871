// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const creditScore = 0
export const tier = 1
export const collateralUsd = 2
export const debtUsd = 3
export const borrowingPowerUsd = 4
export const availableUsd = 5
export const withdrawalUsd = 6
export const liquidationUsd = 7
export const liquidationDebtUsd = 8
export const healthFactor = 9

/** How many words it has. */
export const words = 10
