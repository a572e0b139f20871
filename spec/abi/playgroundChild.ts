// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const playgroundChildAbi = [
  { type: 'function', name: 'leaves', stateMutability: 'view', inputs: [{ name: '', type: 'uint256' }], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'parent', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'retire', stateMutability: 'nonpayable', inputs: [{ name: 'heir', type: 'address' }], outputs: [] },
] as const
