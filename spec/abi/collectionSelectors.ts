// Generated from the compiled contracts by `npm run generate:abi`. Do not edit.

export const isApprovedForAll = '0xe985e9c5'
export const setApprovalForAll = '0xa22cb465'
