// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const hlpmmQuoterAbi = [
  { type: 'error', name: 'PoolNotFound', inputs: [] },
  { type: 'function', name: 'factory', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'getPoolInfo', stateMutability: 'view', inputs: [{ name: 'token', type: 'address' }], outputs: [{ name: '', type: 'tuple', components: [{ name: 'virtualReserveUSD', type: 'uint256' }, { name: 'realReserveUSD', type: 'uint256' }, { name: 'effectiveReserveUSD', type: 'uint256' }, { name: 'reserveToken', type: 'uint256' }, { name: 'spotPrice', type: 'uint256' }, { name: 'marketCap', type: 'uint256' }, { name: 'volatility', type: 'uint256' }, { name: 'poolAge', type: 'uint32' }] }] },
  { type: 'function', name: 'quoteExactInput', stateMutability: 'view', inputs: [{ name: 'amountIn', type: 'uint256' }, { name: 'tokenIn', type: 'address' }, { name: 'tokenOut', type: 'address' }], outputs: [{ name: 'amountOut', type: 'uint256' }, { name: 'priceImpact', type: 'uint256' }] },
  { type: 'function', name: 'quoteStableToToken', stateMutability: 'view', inputs: [{ name: 'amountIn', type: 'uint256' }, { name: 'token', type: 'address' }], outputs: [{ name: 'amountOut', type: 'uint256' }, { name: 'priceImpact', type: 'uint256' }] },
  { type: 'function', name: 'quoteTokenToStable', stateMutability: 'view', inputs: [{ name: 'amountIn', type: 'uint256' }, { name: 'token', type: 'address' }], outputs: [{ name: 'amountOut', type: 'uint256' }, { name: 'priceImpact', type: 'uint256' }] },
] as const
