// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const curveErrorsAbi = [
  { type: 'error', name: 'Expired', inputs: [] },
  { type: 'error', name: 'InsufficientReserve', inputs: [{ name: 'requested', type: 'uint256' }, { name: 'available', type: 'uint256' }] },
  { type: 'error', name: 'ReentrancyGuardReentrantCall', inputs: [] },
  { type: 'error', name: 'SafeCastOverflowedUintDowncast', inputs: [{ name: 'bits', type: 'uint8' }, { name: 'value', type: 'uint256' }] },
  { type: 'error', name: 'SafeERC20FailedOperation', inputs: [{ name: 'token', type: 'address' }] },
  { type: 'error', name: 'Slippage', inputs: [{ name: 'got', type: 'uint256' }, { name: 'minimum', type: 'uint256' }] },
  { type: 'error', name: 'ZeroAmount', inputs: [] },
  { type: 'error', name: 'ERC20InsufficientAllowance', inputs: [{ name: 'spender', type: 'address' }, { name: 'allowance', type: 'uint256' }, { name: 'needed', type: 'uint256' }] },
  { type: 'error', name: 'ERC20InsufficientBalance', inputs: [{ name: 'sender', type: 'address' }, { name: 'balance', type: 'uint256' }, { name: 'needed', type: 'uint256' }] },
  { type: 'error', name: 'ERC20InvalidApprover', inputs: [{ name: 'approver', type: 'address' }] },
  { type: 'error', name: 'ERC20InvalidReceiver', inputs: [{ name: 'receiver', type: 'address' }] },
  { type: 'error', name: 'ERC20InvalidSender', inputs: [{ name: 'sender', type: 'address' }] },
  { type: 'error', name: 'ERC20InvalidSpender', inputs: [{ name: 'spender', type: 'address' }] },
  { type: 'error', name: 'MintLimitExceeded', inputs: [{ name: 'amount', type: 'uint256' }, { name: 'limit', type: 'uint256' }] },
] as const
