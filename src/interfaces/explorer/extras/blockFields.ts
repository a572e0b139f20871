import type { ExtraField } from './extraField.ts'

/** The blob fields of a block. */
export const blockBlobFields: readonly ExtraField[] = [
  ['blob_transaction_count', 'Transactions with blobs', 'count'],
  ['blob_transactions_count', 'Transactions with blobs', 'count'],
  ['blob_gas_used', 'Blob gas used', 'count'],
  ['blob_gas_price', 'Blob gas price', 'gasPrice'],
  ['excess_blob_gas', 'Excess blob gas', 'count'],
  ['burnt_blob_fees', 'Burnt blob fees', 'native'],
]

/** Fields of a block that only some explorers or chains send. */
export const blockOtherFields: readonly ExtraField[] = [
  ['celo.epoch_number', 'Epoch', 'count'],
  ['celo.l1_era_finalized_epoch_number', 'Epoch finalised', 'count'],
  ['minimum_gas_price', 'Minimum gas price', 'gasPrice'],
  ['hash_for_merged_mining', 'Hash for merged mining', 'hash'],
  ['bitcoin_merged_mining_header', 'Bitcoin header', 'text'],
  ['zilliqa.view', 'View', 'count'],
]
