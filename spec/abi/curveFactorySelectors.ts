// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const poolOfToken = '0x7b81d1de'
