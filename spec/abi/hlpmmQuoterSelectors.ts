// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const factory = '0xc45a0155'
export const getPoolInfo = '0x06bfa938'
export const quoteExactInput = '0x2b924dc0'
export const quoteStableToToken = '0xb58c55a5'
export const quoteTokenToStable = '0xf8db8698'
