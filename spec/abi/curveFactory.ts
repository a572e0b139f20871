// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const curveFactoryAbi = [
  { type: 'error', name: 'BadParameters', inputs: [] },
  { type: 'event', name: 'MarketCreated', inputs: [{ name: 'marketId', type: 'uint256', indexed: true }, { name: 'pool', type: 'address', indexed: true }, { name: 'token', type: 'address', indexed: true }, { name: 'creator', type: 'address' }, { name: 'nftId', type: 'uint256' }, { name: 'name', type: 'string' }, { name: 'symbol', type: 'string' }, { name: 'metadata', type: 'string' }, { name: 'virtualUsd', type: 'uint256' }, { name: 'tokenSupply', type: 'uint256' }, { name: 'feeStrategy', type: 'uint8' }] },
  { type: 'function', name: 'MAX_SUPPLY', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'MAX_VIRTUAL_USD', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'createMarket', stateMutability: 'nonpayable', inputs: [{ name: 'parameters', type: 'tuple', components: [{ name: 'name', type: 'string' }, { name: 'symbol', type: 'string' }, { name: 'metadata', type: 'string' }, { name: 'virtualUsd', type: 'uint256' }, { name: 'supply', type: 'uint256' }, { name: 'feeStrategy', type: 'uint8' }] }], outputs: [{ name: 'pool', type: 'address' }, { name: 'token', type: 'address' }, { name: 'nftId', type: 'uint256' }] },
  { type: 'function', name: 'marketCount', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'marketNft', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'poolOfNft', stateMutability: 'view', inputs: [{ name: 'nftId', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'poolOfToken', stateMutability: 'view', inputs: [{ name: 'token', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'pools', stateMutability: 'view', inputs: [{ name: 'marketId', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'stablecoin', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
] as const
