// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const factory = '0xc45a0155'
export const stablecoinRegistry = '0xfb85687a'
export const swapExactStableForTokens = '0x3d9d5cd9'
export const swapExactTokensForStable = '0x97f74a56'
export const swapExactTokensForTokens = '0x3e85d596'
export const swapExactTokensForTokensMultiHop = '0x9e15703c'
