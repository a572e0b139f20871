import type { Aliases } from './record.ts'

/**
 * The names of a field on the wire: the specification's, today's public explorers' and those of old servers. This file
 * has the records that other records contain; a record of a single tab has its aliases in its own file, which loads
 * with the tab. A field whose wire name is its own name in snake_case needs no line. `a.b` is the field b of the object
 * a.
 */

export const addressParameterAliases = {
  address: ['hash', 'address_hash'],
  isScam: ['is_scam_token'],
} satisfies Aliases

export const transactionAliases = {
  blockNumber: ['block'],
  input: ['raw_input'],
  types: ['transaction_types', 'tx_types'],
  burntFee: ['transaction_burnt_fee', 'tx_burnt_fee'],
  l1Fee: ['scroll.l1_fee', 'arbitrum.poster_fee'],
  gasToken: ['celo.gas_token', 'stability_fee.token'],
  tokenFee: ['stability_fee.total_fee'],
  hasInternalError: ['has_error_in_internal_transactions', 'has_error_in_internal_txs'],
} satisfies Aliases

export const blockAliases = {
  number: ['height', 'block_number'],
  transactionsCount: ['transaction_count', 'tx_count'],
  transactionFees: ['tx_fees'],
} satisfies Aliases

export const tokenAliases = {
  address: ['address_hash', 'hash'],
  holders: ['holders_count', 'token_holders_count', 'holder_count'],
  marketCap: ['circulating_market_cap'],
} satisfies Aliases

export const tokenTransferAliases = {
  transactionHash: ['tx_hash'],
  blockNumber: ['block'],
  kind: ['type'],
} satisfies Aliases
