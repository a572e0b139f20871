/** Blocks every 277 ms: several share a second, and most are empty. */
export const newestBlocks = Array.from({ length: 9 }, (_, index) => ({
  height: 2_257_024 - index,
  hash: `0x${(2_257_024 - index).toString(16).padStart(64, '0')}`,
  timestamp: new Date(Math.floor((Date.now() - index * 277) / 1_000) * 1_000).toISOString(),
  transactions_count: index === 4 ? 1 : 0,
  miner: { hash: `0x${'7e'.repeat(20)}` },
  gas_used: index === 4 ? '21000' : '0',
  gas_limit: '4294967295',
}))

export const firstBlock = {
  number: '0x1',
  hash: `0x${'b1'.repeat(32)}`,
  parentHash: `0x${'b0'.repeat(32)}`,
  timestamp: '0x69800000',
  miner: `0x${'7e'.repeat(20)}`,
  gasUsed: '0x0',
  gasLimit: '0xffffffff',
  difficulty: '0x0',
  extraData: '0x',
  transactions: [],
}

/** A transaction with a gas price has a receipt without `effectiveGasPrice`. */
export const legacyHash = `0x${'e1'.repeat(32)}`
export const legacyTransaction = {
  hash: legacyHash,
  blockHash: `0x${'b2'.repeat(32)}`,
  blockNumber: '0x227000',
  transactionIndex: '0x0',
  from: `0x${'aa'.repeat(20)}`,
  to: `0x${'bb'.repeat(20)}`,
  value: '0xde0b6b3a7640000',
  gas: '0xa410',
  gasPrice: '0x3b9aca00',
  nonce: '0x7',
  input: '0x',
  type: '0x0',
}
export const legacyReceipt = {
  transactionHash: legacyHash,
  blockHash: legacyTransaction.blockHash,
  blockNumber: legacyTransaction.blockNumber,
  transactionIndex: '0x0',
  from: legacyTransaction.from,
  to: legacyTransaction.to,
  contractAddress: null,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  logs: [],
  logsBloom: '0x',
  status: '0x1',
  type: '0x0',
}
