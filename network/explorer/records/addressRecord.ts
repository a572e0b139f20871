import type { AddressRow, CoinBalanceRow } from '#network/explorer/queries/addressQueries.ts'
import type { AddressReference } from './addressReference.ts'
import { exchangeRate } from './recordFigures.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** Whether a contract still exists, in the words of Blockscout. */
export type CreationStatus = 'success' | 'selfdestructed'

export type AddressActivity = { hasLogs: boolean; hasTokens: boolean; hasTokenTransfers: boolean }

/** An address with the spec's names (balance, creator_hash, the counts) and the public names beside them. */
export function addressRecord(
  reference: AddressReference,
  row: AddressRow | undefined,
  {
    balance,
    balanceBlock,
    token,
    activity,
    creationStatus,
    coinPrice,
    isWhole = true,
  }: {
    balance: bigint | null
    /** The block after which the balance is that. */
    balanceBlock: number | null
    token: TokenRecord | null
    activity: AddressActivity
    creationStatus: CreationStatus | null
    /** USD for one native coin, wad. */
    coinPrice: bigint | null
    /** Whether the chain is stored from its genesis. Otherwise counts are not known. */
    isWhole?: boolean
  },
) {
  const coins = balance?.toString() ?? null
  const creator = row?.creator ?? null
  const creation = row?.creationTransaction ?? null
  return {
    ...reference,
    balance: coins,
    coin_balance: coins,
    block_number_balance_updated_at: balanceBlock,
    transactions_count: isWhole ? (row?.transactionsCount ?? 0) : null,
    token_transfers_count: isWhole ? (row?.tokenTransfersCount ?? 0) : null,
    creator_hash: creator,
    creator_address_hash: creator,
    creation_tx_hash: creation,
    creation_transaction_hash: creation,
    creation_status: creation ? creationStatus : null,
    exchange_rate: exchangeRate(coinPrice),
    token,
    has_logs: activity.hasLogs,
    has_tokens: activity.hasTokens,
    has_token_transfers: activity.hasTokenTransfers,
    has_validated_blocks: hasValidated(row, isWhole),
    // The store does not know whom withdrawals were paid to.
    has_beacon_chain_withdrawals: null,
    watchlist_address_id: null,
    private_tags: [],
    public_tags: [],
    watchlist_names: [],
  }
}

/** The counters of an address. They are strings, as the public servers send them, or null for a part of the chain. */
export function addressCountersRecord(row: AddressRow | undefined, isWhole: boolean) {
  if (!isWhole)
    return {
      transactions_count: null,
      token_transfers_count: null,
      gas_usage_count: null,
      validations_count: null,
    }
  return {
    transactions_count: (row?.transactionsCount ?? 0).toString(),
    token_transfers_count: (row?.tokenTransfersCount ?? 0).toString(),
    gas_usage_count: (row?.gasUsed ?? 0n).toString(),
    validations_count: row ? (row.validationsCount?.toString() ?? null) : '0',
  }
}

/** Whether the address produced a block. Null when it may have produced one that is not stored. */
function hasValidated(row: AddressRow | undefined, isWhole: boolean): boolean | null {
  if ((row?.validationsCount ?? 0) > 0) return true
  return isWhole && row?.validationsCount !== null ? false : null
}

/** The native-coin balance after a block that changed it. Null figures are unknown. */
export function coinBalanceRecord(
  row: Omit<CoinBalanceRow, 'balance' | 'delta'> & { balance: bigint | null; delta: bigint | null },
) {
  return {
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    block_timestamp: row.timestamp.toISOString(),
    delta: row.delta?.toString() ?? null,
    value: row.balance?.toString() ?? null,
  }
}
