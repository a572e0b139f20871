// Generated from the compiled contracts by `npm run generate:abi`. Do not edit.

export const approve = '0x095ea7b3'
export const mint = '0x40c10f19'
export const totalSupply = '0x18160ddd'
