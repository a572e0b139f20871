// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const pTokenFactoryAbi = [
  { type: 'function', name: 'create', stateMutability: 'nonpayable', inputs: [{ name: 'asset', type: 'address' }], outputs: [{ name: '', type: 'address' }] },
] as const
