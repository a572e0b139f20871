// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const addStablecoin = '0x0418945a'
export const admin = '0xf851a440'
export const getApprovedStablecoins = '0x674bcf10'
export const isApprovedStablecoin = '0x85518971'
export const removeStablecoin = '0x3b947d2b'
export const stablecoinCount = '0x7b053df4'
