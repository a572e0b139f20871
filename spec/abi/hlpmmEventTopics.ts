// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const feeClaimedTopic = '0x8d9dce9ef01fb9bb72f78865a564b2964cc5ccec7f727456641a3baf8fc603cd'
export const feeStrategyUpdatedTopic = '0x9f76c44275378b5ab098492cfcd9e6718050744145cb470a1ca73f3c72495504'
export const marketCreatedTopic = '0x55290c43172ff9f07e69421e9cc8bb842f5a337ca6417385e3082e6fe9086b7a'
export const swapTopic = '0x1d1b3ae37051466552c7bc6875bd4665d009b2b3aa1bf11805386ee786fd50b1'
export const tokenTransferTopic = '0x550c90ec55dd8121264f0781c9b401535f4c1d78c0cf8adfe80bd201b916fefa'
export const volatilityUpdatedTopic = '0x730d009fc2ea806cde92c641c1b4fecb31e40ea8d13b58ef2f985721073c0012'
