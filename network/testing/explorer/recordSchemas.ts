import * as v from 'valibot'

/**
 * The explorer's tables in `spec/interfaces.md`, with the public fields beside them. Tests compare every answer with
 * them.
 */

export const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
export const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
export const bytes = v.pipe(v.string(), v.regex(/^0x([0-9a-f]{2})*$/))
export const integer = v.pipe(v.number(), v.integer(), v.minValue(0))
export const baseUnits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)$/))
const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))
export const timestamp = v.pipe(v.string(), v.isoTimestamp())
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const tokenType = v.picklist(['ERC-20', 'ERC-721', 'ERC-1155'])

/** An address that is only mentioned. */
export const reference = v.looseObject({
  hash: address,
  name: v.nullable(v.string()),
  is_contract: v.boolean(),
})

type DecodedValue = string | DecodedValue[]
const decodedValue: v.GenericSchema<DecodedValue> = v.union([v.string(), v.array(v.lazy(() => decodedValue))])

/** A decoded call, event or error. */
export function decoded<const Entries extends v.ObjectEntries>(parameter: Entries) {
  return v.strictObject({
    method_call: v.pipe(v.string(), v.regex(/^\w+\(.*\)$/s)),
    method_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
    parameters: v.array(
      v.strictObject({ name: v.string(), type: v.string(), value: decodedValue, ...parameter }),
    ),
    with_current_implementation: v.optional(v.literal(true)),
  })
}

/** Null means that there is no value: a creation has no receiver, a payment no method. */
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
  result: v.pipe(v.string(), v.nonEmpty()),
  position: integer,
  confirmations: v.pipe(integer, v.minValue(1)),
  created_contract: v.nullable(reference),
  fee: v.strictObject({ type: v.literal('actual'), value: baseUnits }),
  gas_limit: baseUnits,
  base_fee_per_gas: v.nullable(baseUnits),
  priority_fee: v.nullable(baseUnits),
  transaction_burnt_fee: v.nullable(baseUnits),
  max_fee_per_gas: v.nullable(baseUnits),
  max_priority_fee_per_gas: v.nullable(baseUnits),
  type: integer,
  nonce: integer,
  raw_input: bytes,
  decoded_input: v.nullable(decoded({})),
  revert_reason: v.nullable(v.union([decoded({}), v.strictObject({ raw: bytes })])),
  transaction_types: v.array(
    v.picklist([
      'coin_transfer',
      'contract_call',
      'contract_creation',
      'token_creation',
      'token_transfer',
      'blob_transaction',
    ]),
  ),
})

/** What a pending transaction will do is not known yet. */
export const specPendingTransaction = v.looseObject({
  ...specTransaction.entries,
  block_number: v.null(),
  timestamp: v.null(),
  status: v.null(),
  result: v.literal('pending'),
  gas_used: v.null(),
  gas_price: v.nullable(baseUnits),
  fee: v.strictObject({ type: v.literal('maximum'), value: v.nullable(baseUnits) }),
  position: v.null(),
  confirmations: v.literal(0),
})

/** The contract reports name, symbol and decimals. A token without a price has no rate. */
export const specToken = v.looseObject({
  address,
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  decimals: v.nullable(integer),
  type: tokenType,
  total_supply: baseUnits,
  holders: integer,
  exchange_rate: v.nullable(decimal),
  address_hash: address,
  holders_count: baseUnits,
  circulating_market_cap: v.nullable(decimal),
  volume_24h: v.nullable(decimal),
  icon_url: v.nullable(v.pipe(v.string(), v.url())),
})

/** A token in a list or beside a record. There the number of holders is null for a receipt of the lending pool. */
export const mentionedToken = v.looseObject({
  ...specToken.entries,
  holders: v.nullable(integer),
  holders_count: v.nullable(baseUnits),
})

/** Only a contract has a creator. The balance of an address in no block comes from the node. */
export const specAddress = v.looseObject({
  ...reference.entries,
  balance: v.nullable(baseUnits),
  transactions_count: integer,
  token_transfers_count: integer,
  creator_hash: v.nullable(address),
  creation_tx_hash: v.nullable(hash),
  coin_balance: v.nullable(baseUnits),
  creator_address_hash: v.nullable(address),
  creation_transaction_hash: v.nullable(hash),
  token: v.nullable(mentionedToken),
  has_logs: v.boolean(),
  has_tokens: v.boolean(),
  has_token_transfers: v.boolean(),
})

export const specCounters = v.strictObject({
  transactions_count: baseUnits,
  token_transfers_count: baseUnits,
  gas_usage_count: baseUnits,
  validations_count: baseUnits,
})

export const specTokenCounters = v.strictObject({
  token_holders_count: baseUnits,
  transfers_count: baseUnits,
})

export const specStatistics = v.looseObject({
  total_blocks: integer,
  total_transactions: integer,
  total_addresses: integer,
  average_block_time: v.pipe(v.number(), v.minValue(0)),
  gas_prices: v.strictObject({ average: decimal, fast: decimal, slow: decimal }),
  transactions_today: baseUnits,
  gas_used_today: baseUnits,
  total_gas_used: baseUnits,
  network_utilization_percentage: percentage,
})
