// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const DOMAIN_SEPARATOR = '0x3644e515'
export const name = '0x06fdde03'
export const nonces = '0x7ecebe00'
