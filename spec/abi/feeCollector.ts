// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const feeCollectorAbi = [
  { type: 'error', name: 'NoFeesToDistribute', inputs: [] },
  { type: 'error', name: 'SafeERC20FailedOperation', inputs: [{ name: 'token', type: 'address' }] },
  { type: 'error', name: 'Unauthorized', inputs: [] },
  { type: 'event', name: 'FeeAccumulated', inputs: [{ name: 'nftId', type: 'uint256', indexed: true }, { name: 'stablecoin', type: 'address' }, { name: 'amount', type: 'uint256' }] },
  { type: 'event', name: 'FeeDistributed', inputs: [{ name: 'nftId', type: 'uint256', indexed: true }, { name: 'recipient', type: 'address' }, { name: 'amount', type: 'uint256' }, { name: 'strategy', type: 'uint8' }] },
  { type: 'function', name: 'BURN_ADDRESS', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'accumulateFee', stateMutability: 'nonpayable', inputs: [{ name: 'nftId', type: 'uint256' }, { name: 'stablecoin', type: 'address' }, { name: 'amount', type: 'uint256' }], outputs: [] },
  { type: 'function', name: 'airdrop', stateMutability: 'nonpayable', inputs: [{ name: 'nftId', type: 'uint256' }, { name: 'stablecoin', type: 'address' }, { name: 'recipients', type: 'address[]' }, { name: 'amounts', type: 'uint256[]' }], outputs: [] },
  { type: 'function', name: 'airdropFunds', stateMutability: 'view', inputs: [{ name: 'nftId', type: 'uint256' }, { name: 'stablecoin', type: 'address' }], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'distributeFees', stateMutability: 'nonpayable', inputs: [{ name: 'nftId', type: 'uint256' }, { name: 'owner', type: 'address' }, { name: 'strategy', type: 'uint8' }], outputs: [{ name: 'amount', type: 'uint256' }] },
  { type: 'function', name: 'factory', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'pendingFees', stateMutability: 'view', inputs: [{ name: 'nftId', type: 'uint256' }], outputs: [{ name: '', type: 'uint256' }] },
] as const
