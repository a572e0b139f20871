import * as v from 'valibot'
import {
  address,
  baseUnits,
  bytes,
  decoded,
  hash,
  integer,
  mentionedToken,
  percentage,
  reference,
  timestamp,
} from './recordSchemas.ts'

/** Records whose fields the spec does not show, as this explorer sends them. */

const change = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d*)$/))
const date = v.pipe(v.string(), v.isoDate())
const tokenId = v.strictObject({ token_id: baseUnits, token_instance: v.null() })
const fungible = v.strictObject({ value: baseUnits, decimals: v.nullable(baseUnits) })
const transferEntries = {
  transaction_hash: hash,
  block_number: integer,
  block_hash: hash,
  log_index: integer,
  index_in_batch: integer,
  timestamp,
  method: v.nullable(v.string()),
  type: v.picklist(['token_transfer', 'token_minting', 'token_burning']),
  from: reference,
  to: reference,
  token: mentionedToken,
}

export const specTransfer = v.variant('token_type', [
  v.looseObject({ ...transferEntries, token_type: v.literal('ERC-20'), total: fungible }),
  v.looseObject({ ...transferEntries, token_type: v.literal('ERC-721'), total: tokenId }),
  v.looseObject({
    ...transferEntries,
    token_type: v.literal('ERC-1155'),
    total: v.strictObject({ ...tokenId.entries, ...fungible.entries }),
  }),
])

export const specBlock = v.looseObject({
  height: integer,
  hash,
  parent_hash: hash,
  timestamp,
  type: v.picklist(['block', 'uncle', 'reorg']),
  miner: reference,
  size: integer,
  nonce: bytes,
  transactions_count: integer,
  internal_transactions_count: integer,
  withdrawals_count: v.nullable(integer),
  gas_used: baseUnits,
  gas_limit: baseUnits,
  gas_used_percentage: percentage,
  base_fee_per_gas: v.nullable(baseUnits),
  burnt_fees: v.nullable(baseUnits),
  burnt_fees_percentage: v.nullable(percentage),
  priority_fee: v.nullable(baseUnits),
  transaction_fees: baseUnits,
  rewards: v.array(v.strictObject({ type: v.string(), reward: baseUnits })),
  uncles_hashes: v.array(v.strictObject({ hash })),
})

export const specWithdrawal = v.strictObject({
  index: integer,
  validator_index: integer,
  receiver: reference,
  amount: baseUnits,
})

export const specLog = v.looseObject({
  transaction_hash: hash,
  block_number: integer,
  block_hash: hash,
  block_timestamp: timestamp,
  index: integer,
  address: reference,
  smart_contract: v.nullable(reference),
  topics: v.pipe(v.array(v.nullable(hash)), v.length(4)),
  data: bytes,
  decoded: v.nullable(decoded({ indexed: v.boolean() })),
})

export const specInternalTransaction = v.looseObject({
  transaction_hash: hash,
  transaction_index: integer,
  block_number: integer,
  index: integer,
  timestamp,
  type: v.picklist(['call', 'callcode', 'delegatecall', 'staticcall', 'create', 'create2', 'selfdestruct']),
  success: v.boolean(),
  error: v.nullable(v.string()),
  from: reference,
  to: v.nullable(reference),
  created_contract: v.nullable(reference),
  value: baseUnits,
  gas_limit: baseUnits,
})

const stateEntries = {
  address: reference,
  is_miner: v.boolean(),
  balance_before: v.nullable(baseUnits),
  balance_after: v.nullable(baseUnits),
}
const moves = v.array(v.strictObject({ direction: v.picklist(['from', 'to']), total: tokenId }))

/** For an ERC-721 token the change is the list of ids that came and went. */
export const specStateChange = v.variant('type', [
  v.strictObject({ ...stateEntries, type: v.literal('coin'), token: v.null(), token_id: v.null(), change }),
  v.strictObject({
    ...stateEntries,
    type: v.literal('token'),
    token: mentionedToken,
    token_id: v.nullable(baseUnits),
    change: v.union([change, moves]),
  }),
])

export const specCoinBalance = v.strictObject({
  transaction_hash: v.nullable(hash),
  block_number: integer,
  block_timestamp: timestamp,
  delta: change,
  value: baseUnits,
})

export const specTokenBalance = v.strictObject({
  token: mentionedToken,
  value: baseUnits,
  token_id: v.nullable(baseUnits),
  token_instance: v.null(),
})

export const specHolder = v.strictObject({
  address: reference,
  value: baseUnits,
  token_id: v.nullable(baseUnits),
  percentage: v.nullable(percentage),
})

export const specSearchResult = v.variant('type', [
  v.looseObject({
    type: v.literal('token'),
    name: v.nullable(v.string()),
    symbol: v.nullable(v.string()),
    address,
    address_hash: address,
    token_type: v.picklist(['ERC-20', 'ERC-721', 'ERC-1155']),
    total_supply: baseUnits,
  }),
  v.looseObject({
    type: v.picklist(['address', 'contract']),
    name: v.nullable(v.string()),
    address,
    address_hash: address,
  }),
  v.looseObject({
    type: v.literal('block'),
    block_number: integer,
    block_hash: hash,
    block_type: v.picklist(['block', 'uncle', 'reorg']),
    timestamp,
  }),
  v.looseObject({
    type: v.literal('transaction'),
    transaction_hash: hash,
    timestamp: v.nullable(timestamp),
  }),
])

export const specRedirect = v.variant('redirect', [
  v.strictObject({
    redirect: v.literal(true),
    type: v.picklist(['address', 'block', 'transaction']),
    parameter: v.union([hash, address]),
  }),
  v.strictObject({ redirect: v.literal(false), type: v.null(), parameter: v.null() }),
])

export const specTransactionsChart = v.strictObject({
  chart_data: v.array(
    v.strictObject({
      date,
      transactions_count: integer,
      gas_used: v.string(),
      active_addresses: v.nullable(integer),
    }),
  ),
})

/** The native coin is not traded, so there are no days and no supply. */
export const specMarketChart = v.strictObject({
  available_supply: v.null(),
  chart_data: v.array(
    v.strictObject({ date, closing_price: v.string(), market_cap: v.nullable(v.string()) }),
  ),
})

const ratio = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const specIndexingStatus = v.strictObject({
  finished_indexing: v.boolean(),
  finished_indexing_blocks: v.boolean(),
  indexed_blocks_ratio: ratio,
  indexed_internal_transactions_ratio: ratio,
})
