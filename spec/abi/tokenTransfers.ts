// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const tokenTransfersAbi = [
  { type: 'event', name: 'Transfer', inputs: [{ name: 'from', type: 'address', indexed: true }, { name: 'to', type: 'address', indexed: true }, { name: 'value', type: 'uint256' }] },
  { type: 'event', name: 'TransferBatch', inputs: [{ name: 'operator', type: 'address', indexed: true }, { name: 'from', type: 'address', indexed: true }, { name: 'to', type: 'address', indexed: true }, { name: 'ids', type: 'uint256[]' }, { name: 'values', type: 'uint256[]' }] },
  { type: 'event', name: 'TransferSingle', inputs: [{ name: 'operator', type: 'address', indexed: true }, { name: 'from', type: 'address', indexed: true }, { name: 'to', type: 'address', indexed: true }, { name: 'id', type: 'uint256' }, { name: 'value', type: 'uint256' }] },
] as const

export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const transferBatchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
export const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
