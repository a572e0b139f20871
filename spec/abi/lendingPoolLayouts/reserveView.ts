// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const asset = 0
export const pToken = 1
export const symbol = 2
export const decimals = 3
export const price = 4
export const priceLower = 5
export const priceUpper = 6
export const priceAverage = 7
export const priceUpdatedAt = 8
export const priceFresh = 9
export const cash = 10
export const totalSupplied = 11
export const totalBorrowed = 12
export const utilization = 13
export const supplyRate = 14
export const borrowRate = 15
export const supplyIndex = 20
export const borrowIndex = 21
export const supplyScaled = 26
export const reserveScaled = 27
export const borrowScaled = 28
export const reserves = 33
export const config = 34
export const asOf = 47

/** How many words it has. */
export const words = 48
