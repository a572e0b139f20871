// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const isApprovedForAll = '0xe985e9c5'
export const ownerOf = '0x6352211e'
export const setApprovalForAll = '0xa22cb465'
export const tokenURI = '0xc87b56dd'
export const uri = '0x0e89341c'
