import * as v from 'valibot'

/** The explorer's tables in `spec/interfaces.md`, as the tests hold every answer against them. */

const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
const integer = v.pipe(v.number(), v.integer(), v.minValue(0))
const baseUnits = v.pipe(v.string(), v.regex(/^\d+$/))
const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))
const timestamp = v.pipe(v.string(), v.isoTimestamp())
const reference = v.looseObject({ hash: address })

/** Null where there is nothing to say: a creation has no receiver, a payment no method. */
export const specTransaction = v.looseObject({
  hash,
  block_number: integer,
  from: reference,
  to: v.nullable(reference),
  value: baseUnits,
  gas_used: baseUnits,
  gas_price: baseUnits,
  status: v.picklist(['ok', 'error']),
  method: v.nullable(v.string()),
  timestamp,
})

/** Only a contract has a creator; the balance of an address no block has mentioned is the node's to tell. */
export const specAddress = v.looseObject({
  hash: address,
  balance: v.nullable(baseUnits),
  transactions_count: integer,
  token_transfers_count: integer,
  is_contract: v.boolean(),
  creator_hash: v.nullable(address),
  creation_tx_hash: v.nullable(hash),
})

/** Name, symbol and decimals are what the contract says; an unpriced token has no rate. */
export const specToken = v.looseObject({
  address,
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  decimals: v.nullable(integer),
  type: v.picklist(['ERC-20', 'ERC-721', 'ERC-1155']),
  total_supply: baseUnits,
  holders: integer,
  exchange_rate: v.nullable(decimal),
})

export const specStatistics = v.looseObject({
  total_blocks: integer,
  total_transactions: integer,
  total_addresses: integer,
  average_block_time: v.number(),
  gas_prices: v.object({ average: decimal, fast: decimal, slow: decimal }),
})

export const specTransfer = v.looseObject({
  transaction_hash: hash,
  block_number: integer,
  log_index: integer,
  timestamp,
  from: reference,
  to: reference,
  token: specToken,
  total: v.looseObject({}),
})

export const specBlock = v.looseObject({
  height: integer,
  hash,
  parent_hash: hash,
  timestamp,
  type: v.picklist(['block', 'uncle', 'reorg']),
  miner: reference,
  transactions_count: integer,
  gas_used: baseUnits,
  gas_limit: baseUnits,
})

export const specLog = v.looseObject({
  transaction_hash: hash,
  block_number: integer,
  index: integer,
  address: reference,
  topics: v.pipe(v.array(v.nullable(hash)), v.length(4)),
  data: v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/)),
})

export const specInternalTransaction = v.looseObject({
  transaction_hash: hash,
  block_number: integer,
  index: integer,
  type: v.string(),
  success: v.boolean(),
  from: reference,
  to: v.nullable(reference),
  value: baseUnits,
})

export const specStateChange = v.looseObject({
  address: reference,
  type: v.picklist(['coin', 'token']),
  token: v.nullable(specToken),
  balance_before: v.nullable(baseUnits),
  balance_after: v.nullable(baseUnits),
  change: v.union([v.pipe(v.string(), v.regex(/^-?\d+$/)), v.array(v.looseObject({}))]),
})

export const specCoinBalance = v.looseObject({
  block_number: integer,
  block_timestamp: timestamp,
  delta: v.pipe(v.string(), v.regex(/^-?\d+$/)),
  value: baseUnits,
})

export const specTokenBalance = v.looseObject({
  token: specToken,
  value: baseUnits,
  token_id: v.nullable(baseUnits),
})

export const specHolder = v.looseObject({
  address: reference,
  value: baseUnits,
  token_id: v.nullable(baseUnits),
  percentage: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})

export const specSearchResult = v.looseObject({
  type: v.picklist(['token', 'address', 'contract', 'block', 'transaction']),
})

/** "Paginated list responses carry the records in an array field named items." */
export function specList<const Record extends v.GenericSchema>(record: Record) {
  return v.looseObject({
    items: v.array(record),
    next_page_params: v.nullable(v.record(v.string(), v.union([v.string(), v.number()]))),
  })
}
