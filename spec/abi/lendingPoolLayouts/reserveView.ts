// Generated from the compiled contracts by `npm run generate:abi`. Do not edit.

export const asset = 0
export const pToken = 1
export const symbol = 2
export const decimals = 3
export const price = 4
export const cash = 5
export const totalSupplied = 6
export const totalBorrowed = 7
export const utilization = 8
export const supplyRate = 9
export const borrowRate = 10
export const supplyIndex = 15
export const borrowIndex = 16
export const reserves = 21
export const config = 22
export const asOf = 35

/** How many words it has. */
export const words = 36
