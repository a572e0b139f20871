// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const allowance = '0xdd62ed3e'
export const approve = '0x095ea7b3'
export const balanceOf = '0x70a08231'
export const decimals = '0x313ce567'
export const mint = '0x40c10f19'
export const symbol = '0x95d89b41'
export const totalSupply = '0x18160ddd'
