// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const asset = 0
export const wallet = 1
export const allowance = 2
export const supplied = 3
export const borrowed = 4
export const principal = 5
export const tier = 6
export const borrowRate = 7
export const scaledSupply = 8
export const scaledDebt = 9
export const due = 10
export const maxWithdraw = 11
export const maxBorrow = 12

/** How many words it has. */
export const words = 13
