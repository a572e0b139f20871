import * as v from 'valibot'
import type { specPaths } from '#network/explorer/servedPaths.ts'
import * as lists from './listSchemas.ts'
import {
  mentionedToken,
  specAddress,
  specCounters,
  specPendingTransaction,
  specStatistics,
  specToken,
  specTransaction,
} from './recordSchemas.ts'

/** A path's row in the spec's table: its query parameters with values to try, and the schema of its answer. */
export type SpecRow = { parameters: Record<string, string[]>; answer: v.GenericSchema }

const paging = { items_count: ['1', '100'], page: ['1', '2'] }
const type = ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-20,ERC-1155']
const filter = ['to', 'from']
const q = ['to', 'USD', '20', '0', '0x5FbDB2315678afecb367f032d93F642f64180aa3', 'nothing of the kind']
const kinds = ['token_transfer', 'contract_call', 'contract_creation', 'coin_transfer', 'token_creation']
const method = ['approve', 'transfer', 'mint', 'transfer,mint', '0xa9059cbb', 'a9059cbb']
const anyTransaction = v.variant('status', [specTransaction, specPendingTransaction])
const transfers = list(lists.specTransfer)
const none = {}

/** Every path of interface C. */
export const specTable: Record<(typeof specPaths)[number], SpecRow> = {
  '/search': { parameters: { q }, answer: list(lists.specSearchResult) },
  '/search/check-redirect': { parameters: { q }, answer: lists.specRedirect },
  '/transactions': {
    parameters: { filter: ['pending', 'validated'], type: kinds, method, ...paging },
    answer: list(anyTransaction),
  },
  '/transactions/{transaction_hash}': { parameters: none, answer: anyTransaction },
  '/transactions/{transaction_hash}/token-transfers': { parameters: { type, ...paging }, answer: transfers },
  '/transactions/{transaction_hash}/internal-transactions': {
    parameters: paging,
    answer: list(lists.specInternalTransaction),
  },
  '/transactions/{transaction_hash}/logs': { parameters: paging, answer: list(lists.specLog) },
  '/transactions/{transaction_hash}/state-changes': {
    parameters: paging,
    answer: list(lists.specStateChange),
  },
  '/blocks': {
    parameters: { type: ['block', 'uncle', 'reorg'], ...paging },
    answer: list(lists.specBlock),
  },
  '/blocks/{block_number_or_hash}': { parameters: none, answer: lists.specBlock },
  '/blocks/{block_number_or_hash}/transactions': { parameters: paging, answer: list(specTransaction) },
  '/blocks/{block_number_or_hash}/withdrawals': {
    parameters: paging,
    answer: list(lists.specWithdrawal),
  },
  '/addresses/{address_hash}': { parameters: none, answer: specAddress },
  '/addresses/{address_hash}/counters': { parameters: none, answer: specCounters },
  '/addresses/{address_hash}/transactions': {
    parameters: { filter, ...paging },
    answer: list(anyTransaction),
  },
  '/addresses/{address_hash}/token-transfers': { parameters: { type, filter, ...paging }, answer: transfers },
  '/addresses/{address_hash}/tokens': {
    parameters: { type, ...paging },
    answer: list(lists.specTokenBalance),
  },
  '/addresses/{address_hash}/coin-balance-history': {
    parameters: paging,
    answer: list(lists.specCoinBalance),
  },
  '/addresses/{address_hash}/internal-transactions': {
    parameters: { filter, ...paging },
    answer: list(lists.specInternalTransaction),
  },
  '/addresses/{address_hash}/logs': { parameters: paging, answer: list(lists.specLog) },
  '/token-transfers': { parameters: paging, answer: transfers },
  '/tokens': { parameters: { type, ...paging }, answer: list(mentionedToken) },
  '/tokens/{address_hash}': { parameters: none, answer: specToken },
  '/tokens/{address_hash}/transfers': { parameters: paging, answer: transfers },
  '/tokens/{address_hash}/holders': { parameters: paging, answer: list(lists.specHolder) },
  '/stats': { parameters: none, answer: specStatistics },
  '/stats/charts/transactions': { parameters: none, answer: lists.specTransactionsChart },
  '/stats/charts/market': { parameters: none, answer: lists.specMarketChart },
  '/main-page/transactions': { parameters: none, answer: v.array(specTransaction) },
  '/main-page/blocks': { parameters: none, answer: v.array(lists.specBlock) },
  '/main-page/indexing-status': { parameters: none, answer: lists.specIndexingStatus },
}

/** "Paginated list responses carry the records in an array field named items." */
function list(record: v.GenericSchema): v.GenericSchema {
  return v.looseObject({
    items: v.array(record),
    next_page_params: v.nullable(v.record(v.string(), v.union([v.string(), v.number()]))),
  })
}
