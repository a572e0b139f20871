// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const BURN_ADDRESS = '0xfccc2813'
export const accumulateFee = '0x530cb037'
export const airdrop = '0xdc7e65a6'
export const airdropFunds = '0x549a7d77'
export const distributeFees = '0xdc73f738'
export const factory = '0xc45a0155'
export const pendingFees = '0xa2b93478'
