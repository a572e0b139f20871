// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const priceOracleAbi = [
  { type: 'error', name: 'OwnableInvalidOwner', inputs: [{ name: 'owner', type: 'address' }] },
  { type: 'error', name: 'OwnableUnauthorizedAccount', inputs: [{ name: 'account', type: 'address' }] },
  { type: 'error', name: 'SafeCastOverflowedUintDowncast', inputs: [{ name: 'bits', type: 'uint8' }, { name: 'value', type: 'uint256' }] },
  { type: 'error', name: 'WrongToken', inputs: [{ name: 'asset', type: 'address' }, { name: 'pool', type: 'address' }] },
  { type: 'event', name: 'MarketSet', inputs: [{ name: 'asset', type: 'address', indexed: true }, { name: 'pool', type: 'address', indexed: true }] },
  { type: 'event', name: 'OwnershipTransferred', inputs: [{ name: 'previousOwner', type: 'address', indexed: true }, { name: 'newOwner', type: 'address', indexed: true }] },
  { type: 'event', name: 'PriceSet', inputs: [{ name: 'asset', type: 'address', indexed: true }, { name: 'usd', type: 'uint256' }] },
  { type: 'function', name: 'fixedPrices', stateMutability: 'view', inputs: [{ name: 'asset', type: 'address' }], outputs: [{ name: 'usd', type: 'uint128' }, { name: 'updatedAt', type: 'uint64' }] },
  { type: 'function', name: 'getAssetPrice', stateMutability: 'view', inputs: [{ name: 'asset', type: 'address' }], outputs: [{ name: 'usd', type: 'uint256' }, { name: 'updatedAt', type: 'uint256' }] },
  { type: 'function', name: 'getPrices', stateMutability: 'view', inputs: [{ name: 'asset', type: 'address' }], outputs: [{ name: 'spot', type: 'uint256' }, { name: 'average', type: 'uint256' }, { name: 'updatedAt', type: 'uint256' }] },
  { type: 'function', name: 'markets', stateMutability: 'view', inputs: [{ name: 'asset', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'owner', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'renounceOwnership', stateMutability: 'nonpayable', inputs: [], outputs: [] },
  { type: 'function', name: 'setMarket', stateMutability: 'nonpayable', inputs: [{ name: 'asset', type: 'address' }, { name: 'pool', type: 'address' }], outputs: [] },
  { type: 'function', name: 'setPrice', stateMutability: 'nonpayable', inputs: [{ name: 'asset', type: 'address' }, { name: 'usd', type: 'uint256' }], outputs: [] },
  { type: 'function', name: 'transferOwnership', stateMutability: 'nonpayable', inputs: [{ name: 'newOwner', type: 'address' }], outputs: [] },
] as const
