// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const stablecoinRegistryAbi = [
  { type: 'error', name: 'AlreadyApproved', inputs: [] },
  { type: 'error', name: 'NotApproved', inputs: [] },
  { type: 'error', name: 'NotAuthorized', inputs: [] },
  { type: 'error', name: 'UnsupportedDecimals', inputs: [{ name: 'decimals', type: 'uint8' }] },
  { type: 'event', name: 'StablecoinAdded', inputs: [{ name: 'stablecoin', type: 'address' }] },
  { type: 'event', name: 'StablecoinRemoved', inputs: [{ name: 'stablecoin', type: 'address' }] },
  { type: 'function', name: 'addStablecoin', stateMutability: 'nonpayable', inputs: [{ name: 'stablecoin', type: 'address' }], outputs: [] },
  { type: 'function', name: 'admin', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'getApprovedStablecoins', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address[]' }] },
  { type: 'function', name: 'isApprovedStablecoin', stateMutability: 'view', inputs: [{ name: 'stablecoin', type: 'address' }], outputs: [{ name: '', type: 'bool' }] },
  { type: 'function', name: 'removeStablecoin', stateMutability: 'nonpayable', inputs: [{ name: 'stablecoin', type: 'address' }], outputs: [] },
  { type: 'function', name: 'stablecoinCount', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
] as const
