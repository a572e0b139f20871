/*
 * Answers exactly as three kinds of servers send them: `spec` only what the specification names, `strict` a
 * current public explorer (cursors, refuses unknown parameters), `old` one of the first versions.
 */

export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const coin = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const id = `0x${'ab'.repeat(32)}` as const
export const otherId = `0x${'cd'.repeat(32)}` as const
export const hostileName = 'Tide\u202e\u0000 <img src=x onerror=alert(1)>'

export const transactions = {
  spec: {
    hash: id,
    block_number: 12345,
    from: { hash: alice },
    to: { hash: coin },
    value: '1500000000000000000',
    gas_used: '21000',
    gas_price: '2000000000',
    status: 'ok',
    method: 'transfer',
    timestamp: '2026-01-02T03:04:05Z',
  },
  strict: {
    hash: id,
    block_number: 12345,
    timestamp: '2026-01-02T03:04:05.000000Z',
    position: 3,
    nonce: 7,
    type: 2,
    status: 'ok',
    result: 'success',
    confirmations: 12,
    from: { hash: alice, name: null, is_contract: false, is_scam: false, metadata: null },
    to: { hash: coin, name: hostileName, is_contract: true, is_scam: true },
    created_contract: null,
    value: '1500000000000000000',
    fee: { type: 'actual', value: '42000000000000' },
    gas_limit: '30000',
    gas_used: '21000',
    gas_price: '2000000000',
    max_fee_per_gas: null,
    method: 'transfer',
    raw_input: '0xa9059cbb',
    decoded_input: {
      method_call: 'transfer(address to, uint256 value)',
      method_id: 'a9059cbb',
      parameters: [
        { name: 'to', type: 'address', value: bob },
        { name: 'path', type: 'tuple[]', value: [['1', 'true'], null] },
      ],
    },
    revert_reason: null,
    transaction_types: ['contract_call', 'token_transfer'],
    transaction_burnt_fee: '21000000000000',
    token_transfers: null,
    token_transfers_overflow: null,
  },
  old: {
    hash: id,
    block: 12345,
    timestamp: '2026-01-02T03:04:05.000000Z',
    status: 'ok',
    from: { hash: alice.toLowerCase(), implementation_name: null, name: null },
    to: { hash: coin, name: 'Tide Dollar' },
    value: '1500000000000000000',
    fee: { type: 'actual', value: '42000000000000' },
    gas_limit: 30000,
    gas_used: '21000',
    gas_price: '2000000000',
    method: '0xa9059cbb',
    tx_types: ['contract_call'],
    tx_burnt_fee: '21000000000000',
  },
}

export const pending = {
  ...transactions.strict,
  block_number: null,
  timestamp: null,
  status: null,
  result: 'pending',
  gas_used: null,
  fee: { type: 'maximum', value: '60000000000000' },
}

export const blocks = {
  spec: { height: 12345, hash: id, timestamp: '2026-01-02T03:04:05Z', transactions_count: 3 },
  strict: {
    height: 12345,
    hash: id,
    parent_hash: otherId,
    timestamp: '2026-01-02T03:04:05.000000Z',
    type: 'block',
    miner: { hash: bob, name: null },
    size: 1024,
    nonce: '0x0000000000000000',
    transactions_count: 3,
    withdrawals_count: 0,
    gas_used: '63000',
    gas_limit: '30000000',
    base_fee_per_gas: '7',
    burnt_fees: '441000',
    priority_fee: '0',
    transaction_fees: '441000',
    difficulty: '0',
    total_difficulty: null,
    rewards: [{ reward: '2000000000000000000', type: 'Miner Reward' }],
    uncles_hashes: [{ hash: otherId }],
  },
  old: {
    height: '12345',
    hash: id,
    timestamp: '2026-01-02T03:04:05.000000Z',
    tx_count: 3,
    tx_fees: '441000',
  },
}

export const addresses = {
  spec: {
    hash: alice,
    balance: '9000',
    transactions_count: 4,
    token_transfers_count: 2,
    is_contract: true,
    creator_hash: bob,
    creation_tx_hash: id,
  },
  strict: {
    hash: alice,
    name: 'Pool',
    coin_balance: '9000',
    block_number_balance_updated_at: 12340,
    creator_address_hash: bob,
    creation_transaction_hash: id,
    is_contract: true,
    token: null,
  },
  old: {
    hash: alice,
    coin_balance: '9000',
    creator_address_hash: bob,
    creation_tx_hash: id,
    is_contract: true,
  },
}

export const tokens = {
  spec: {
    address: coin,
    name: 'Tide Dollar',
    symbol: 'TUSD',
    decimals: 6,
    type: 'ERC-20',
    total_supply: '1000000000000',
    holders: 12,
    exchange_rate: '1.0',
  },
  strict: {
    address_hash: coin,
    name: 'Tide Dollar',
    symbol: 'TUSD',
    decimals: '6',
    type: 'ERC-20',
    total_supply: '1000000000000',
    holders_count: '12',
    exchange_rate: '1.0',
    icon_url: null,
    reputation: 'ok',
  },
  old: {
    address: coin,
    name: 'Tide Dollar',
    symbol: 'TUSD',
    decimals: '6',
    type: 'ERC-20',
    total_supply: '1000000000000',
    holders: '12',
    exchange_rate: '1.0',
  },
}

export const tokenTransfers = {
  strict: {
    transaction_hash: id,
    block_hash: otherId,
    block_number: 12345,
    log_index: 2,
    timestamp: null,
    method: null,
    from: { hash: alice },
    to: { hash: bob },
    token: tokens.strict,
    token_type: 'ERC-20',
    type: 'token_transfer',
    total: { value: '120000000', decimals: '6' },
  },
  old: {
    tx_hash: id,
    block_hash: otherId,
    log_index: '2',
    from: { hash: alice },
    to: { hash: bob },
    token: tokens.old,
    type: 'token_transfer',
    total: { value: '120000000', decimals: '6' },
  },
  nft: {
    transaction_hash: id,
    log_index: 5,
    from: { hash: alice },
    to: { hash: bob },
    token: { address_hash: coin, name: null, symbol: null, decimals: null, type: 'ERC-721' },
    type: 'token_minting',
    total: { token_id: '77', token_instance: null },
  },
}
