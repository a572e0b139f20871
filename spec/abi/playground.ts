// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const playgroundAbi = [
  { type: 'error', name: 'Refused', inputs: [{ name: 'caller', type: 'address' }, { name: 'code', type: 'uint256' }] },
  { type: 'error', name: 'TransferFailed', inputs: [{ name: 'to', type: 'address' }] },
  { type: 'event', name: 'Counted', inputs: [{ name: 'by', type: 'address', indexed: true }, { name: 'counter', type: 'uint256' }] },
  { type: 'event', name: 'Created', inputs: [{ name: 'child', type: 'address', indexed: true }, { name: 'salt', type: 'bytes32' }] },
  { type: 'function', name: 'complain', stateMutability: 'pure', inputs: [{ name: 'reason', type: 'string' }], outputs: [] },
  { type: 'function', name: 'count', stateMutability: 'nonpayable', inputs: [], outputs: [] },
  { type: 'function', name: 'countTwice', stateMutability: 'nonpayable', inputs: [], outputs: [] },
  { type: 'function', name: 'counter', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'create', stateMutability: 'payable', inputs: [{ name: 'leafCount', type: 'uint256' }], outputs: [{ name: 'child', type: 'address' }] },
  { type: 'function', name: 'createAt', stateMutability: 'payable', inputs: [{ name: 'salt', type: 'bytes32' }, { name: 'leafCount', type: 'uint256' }], outputs: [{ name: 'child', type: 'address' }] },
  { type: 'function', name: 'descend', stateMutability: 'payable', inputs: [{ name: 'depth', type: 'uint256' }, { name: 'recipient', type: 'address' }], outputs: [] },
  { type: 'function', name: 'exhaust', stateMutability: 'nonpayable', inputs: [], outputs: [] },
  { type: 'function', name: 'latest', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'panic', stateMutability: 'view', inputs: [{ name: 'kind', type: 'uint256' }], outputs: [{ name: '', type: 'uint256' }] },
  { type: 'function', name: 'refuse', stateMutability: 'view', inputs: [{ name: 'code', type: 'uint256' }], outputs: [] },
  { type: 'function', name: 'retireLatest', stateMutability: 'nonpayable', inputs: [], outputs: [] },
  { type: 'function', name: 'split', stateMutability: 'payable', inputs: [{ name: 'recipients', type: 'address[]' }], outputs: [] },
] as const
