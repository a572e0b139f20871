// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const reserves = 0
export const account = 1
export const positions = 11
export const credit = 12

/** How many words it has. */
export const words = 27
