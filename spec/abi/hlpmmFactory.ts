// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const hlpmmFactoryAbi = [
  { type: 'error', name: 'InvalidName', inputs: [] },
  { type: 'error', name: 'InvalidSymbol', inputs: [] },
  { type: 'event', name: 'MarketCreated', inputs: [{ name: 'pool', type: 'address', indexed: true }, { name: 'token', type: 'address', indexed: true }, { name: 'nftId', type: 'uint256', indexed: true }, { name: 'creator', type: 'address' }] },
  { type: 'function', name: 'INITIAL_TOKENS', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'VIRTUAL_USD', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'allPools', stateMutability: 'view', inputs: [{ name: '', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'computeTokenAddress', stateMutability: 'view', inputs: [{ name: 'name', type: 'string' }, { name: 'symbol', type: 'string' }, { name: 'creator', type: 'address' }, { name: 'nonce', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'createMarket', stateMutability: 'nonpayable', inputs: [{ name: 'name', type: 'string' }, { name: 'symbol', type: 'string' }, { name: 'metadata', type: 'string' }, { name: 'strategy', type: 'uint8' }], outputs: [{ name: 'pool', type: 'address' }, { name: 'token', type: 'address' }, { name: 'nftId', type: 'uint256' }] },
  { type: 'function', name: 'creatorNonce', stateMutability: 'view', inputs: [{ name: 'creator', type: 'address' }], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'eventEmitter', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'feeCollector', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'getAllPools', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address[]' }] },
  { type: 'function', name: 'getPool', stateMutability: 'view', inputs: [{ name: 'token', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'getPoolCount', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'marketCount', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'marketNFT', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'nftToPool', stateMutability: 'view', inputs: [{ name: 'nftId', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'poolToToken', stateMutability: 'view', inputs: [{ name: 'pool', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'stablecoinRegistry', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'tokenToPool', stateMutability: 'view', inputs: [{ name: 'token', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
] as const
