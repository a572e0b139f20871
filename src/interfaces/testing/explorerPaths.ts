import type * as v from 'valibot'
import { addressSchema, countersSchema } from '#interfaces/explorer/address/address.ts'
import { coinBalanceSchema } from '#interfaces/explorer/address/coinBalance.ts'
import { tokenBalanceSchema } from '#interfaces/explorer/address/tokenBalance.ts'
import { blockSchema } from '#interfaces/explorer/block/block.ts'
import { withdrawalSchema } from '#interfaces/explorer/block/withdrawal.ts'
import { marketDaySchema, transactionsDaySchema } from '#interfaces/explorer/chain/chart.ts'
import { indexingStatusSchema, statsSchema } from '#interfaces/explorer/chain/stats.ts'
import { redirectSchema, searchMatchSchema } from '#interfaces/explorer/search/search.ts'
import { holderSchema } from '#interfaces/explorer/token/holder.ts'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { internalTransactionSchema } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { logSchema } from '#interfaces/explorer/transaction/log.ts'
import { stateChangeSchema } from '#interfaces/explorer/transaction/stateChange.ts'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'

/** A path of the explorer: what it takes, how its record or the rows of its list are read, and what shows them. */
export type ExplorerPath = {
  path: string
  parameters: readonly string[]
  schema: v.GenericSchema
  /** A page of the app, with the names of the path for what it is about. */
  page: string
  /** What the specification calls its record, where it shows all fields of it. */
  record?: 'Transaction detail' | 'Address detail' | 'Token detail' | 'Network statistics'
}

const paged = ['page', 'items_count']

/** All that interface C offers, in the order of the specification. */
export const explorerPaths: readonly ExplorerPath[] = [
  { path: '/search', parameters: ['q'], schema: searchMatchSchema, page: '/search?q=tide' },
  {
    path: '/search/check-redirect',
    parameters: ['q'],
    schema: redirectSchema,
    page: '/search?q={transaction_hash}',
  },
  {
    path: '/transactions',
    parameters: ['filter', 'type', 'method', ...paged],
    schema: transactionSchema,
    page: '/txs',
  },
  {
    path: '/transactions/{transaction_hash}',
    parameters: [],
    schema: transactionSchema,
    page: '/tx/{transaction_hash}',
    record: 'Transaction detail',
  },
  {
    path: '/transactions/{transaction_hash}/token-transfers',
    parameters: ['type'],
    schema: tokenTransferSchema,
    page: '/tx/{transaction_hash}?tab=transfers',
  },
  {
    path: '/transactions/{transaction_hash}/internal-transactions',
    parameters: [],
    schema: internalTransactionSchema,
    page: '/tx/{transaction_hash}?tab=internal',
  },
  {
    path: '/transactions/{transaction_hash}/logs',
    parameters: [],
    schema: logSchema,
    page: '/tx/{transaction_hash}?tab=logs',
  },
  {
    path: '/transactions/{transaction_hash}/state-changes',
    parameters: [],
    schema: stateChangeSchema,
    page: '/tx/{transaction_hash}?tab=state',
  },
  { path: '/blocks', parameters: ['type'], schema: blockSchema, page: '/blocks' },
  {
    path: '/blocks/{block_number_or_hash}',
    parameters: [],
    schema: blockSchema,
    page: '/block/{block_number_or_hash}',
  },
  {
    path: '/blocks/{block_number_or_hash}/transactions',
    parameters: [],
    schema: transactionSchema,
    page: '/block/{block_number_or_hash}?tab=transactions',
  },
  {
    path: '/blocks/{block_number_or_hash}/withdrawals',
    parameters: [],
    schema: withdrawalSchema,
    page: '/block/{block_number_or_hash}?tab=withdrawals',
  },
  {
    path: '/addresses/{address_hash}',
    parameters: [],
    schema: addressSchema,
    page: '/address/{address_hash}',
    record: 'Address detail',
  },
  {
    path: '/addresses/{address_hash}/counters',
    parameters: [],
    schema: countersSchema,
    page: '/address/{address_hash}',
  },
  {
    path: '/addresses/{address_hash}/transactions',
    parameters: ['filter'],
    schema: transactionSchema,
    page: '/address/{address_hash}',
  },
  {
    path: '/addresses/{address_hash}/token-transfers',
    parameters: ['filter', 'type'],
    schema: tokenTransferSchema,
    page: '/address/{address_hash}?tab=transfers',
  },
  {
    path: '/addresses/{address_hash}/tokens',
    parameters: ['type'],
    schema: tokenBalanceSchema,
    page: '/address/{address_hash}?tab=tokens',
  },
  {
    path: '/addresses/{address_hash}/coin-balance-history',
    parameters: [],
    schema: coinBalanceSchema,
    page: '/address/{address_hash}?tab=balance',
  },
  {
    path: '/addresses/{address_hash}/internal-transactions',
    parameters: ['filter'],
    schema: internalTransactionSchema,
    page: '/address/{address_hash}?tab=internal',
  },
  {
    path: '/addresses/{address_hash}/logs',
    parameters: [],
    schema: logSchema,
    page: '/address/{address_hash}?tab=logs',
  },
  { path: '/token-transfers', parameters: [], schema: tokenTransferSchema, page: '/token-transfers' },
  { path: '/tokens', parameters: ['type'], schema: tokenSchema, page: '/tokens' },
  {
    path: '/tokens/{address_hash}',
    parameters: [],
    schema: tokenSchema,
    page: '/token/{address_hash}?tab=about',
    record: 'Token detail',
  },
  {
    path: '/tokens/{address_hash}/transfers',
    parameters: [],
    schema: tokenTransferSchema,
    page: '/token/{address_hash}',
  },
  {
    path: '/tokens/{address_hash}/holders',
    parameters: [],
    schema: holderSchema,
    page: '/token/{address_hash}?tab=holders',
  },
  { path: '/stats', parameters: [], schema: statsSchema, page: '/status', record: 'Network statistics' },
  { path: '/stats/charts/transactions', parameters: [], schema: transactionsDaySchema, page: '/' },
  { path: '/stats/charts/market', parameters: [], schema: marketDaySchema, page: '/status' },
  { path: '/main-page/transactions', parameters: [], schema: transactionSchema, page: '/' },
  { path: '/main-page/blocks', parameters: [], schema: blockSchema, page: '/' },
  { path: '/main-page/indexing-status', parameters: [], schema: indexingStatusSchema, page: '/' },
]
