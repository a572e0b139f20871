import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  type Address,
  baseUnits,
  decimal,
  type Hash,
  hash,
  hexData,
  integer,
  text,
  timestamp,
} from '#lib/wire/shapes.ts'
import { addressParameterSchema } from './addressParameter.ts'
import { transactionAliases } from './aliases.ts'
import { decodedSchema, revertReasonSchema } from './decoded.ts'
import { getDetail } from './detail.ts'
import { type Cursor, getPage, type Page } from './page.ts'
import { known, record } from './record.ts'
import { tokenTransferSchema } from './tokenTransfer.ts'

export const transactionSchema = record(
  {
    hash,
    blockNumber: known(integer),
    timestamp: known(timestamp),
    position: known(integer),
    /** `ok`, `error`, or a word this app does not know. */
    status: known(text),
    result: known(text),
    from: addressParameterSchema,
    /** Null for the creation of a contract. */
    to: known(addressParameterSchema),
    createdContract: known(addressParameterSchema),
    /** Wei, as every amount here. */
    value: known(baseUnits),
    fee: known(record({ type: known(text), value: known(baseUnits) })),
    gasLimit: known(baseUnits),
    gasUsed: known(baseUnits),
    gasPrice: known(baseUnits),
    maxFeePerGas: known(baseUnits),
    maxPriorityFeePerGas: known(baseUnits),
    baseFeePerGas: known(baseUnits),
    priorityFee: known(baseUnits),
    burntFee: known(baseUnits),
    nonce: known(integer),
    type: known(integer),
    confirmations: known(integer),
    /** USD for one native coin: now, and on the day of the transaction. */
    exchangeRate: known(decimal),
    historicExchangeRate: known(decimal),
    method: known(text),
    types: v.fallback(v.array(v.string()), []),
    input: known(hexData),
    decodedInput: known(decodedSchema),
    revertReason: known(revertReasonSchema),
    /** In the detail, up to ten; null where the explorer does not send them. */
    tokenTransfers: known(v.array(tokenTransferSchema)),
    tokenTransfersOverflow: known(v.boolean()),
    hasInternalError: known(v.boolean()),
  },
  transactionAliases,
)

export type Transaction = v.InferOutput<typeof transactionSchema>

export type TransactionStatus = 'success' | 'reverted' | 'pending' | 'dropped' | 'unknown'

/** Success and failure only where the explorer says so in a word we know. */
export function transactionStatus({
  status,
  result,
  blockNumber,
}: Pick<Transaction, 'status' | 'result' | 'blockNumber'>): TransactionStatus {
  if (status === 'ok') return 'success'
  if (status === 'error') return 'reverted'
  if (status !== null) return 'unknown'
  if (result?.startsWith('dropped')) return 'dropped'
  return blockNumber === null ? 'pending' : 'unknown'
}

/** What the transaction cost or can cost at most, in wei. */
export function transactionFee({ fee, gasUsed, gasPrice }: Transaction) {
  if (fee?.value != null) return fee.value
  return gasUsed === null || gasPrice === null ? null : gasUsed * gasPrice
}

export type TransactionFilters = {
  filter?: 'validated' | 'pending' | undefined
  /** Such as `token_transfer`, `contract_call`. */
  type?: string | undefined
  /** Name of the called function, such as `approve`. */
  method?: string | undefined
}

/** `GET /transactions`, newest first. Filters the explorer refuses are applied to the rows of the page. */
export function transactionsQuery(filters: TransactionFilters = {}, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'transactions', filters, page],
    queryFn: async ({ signal }) => {
      const answer = await getPage({ path: '/transactions', row: transactionSchema, filters, page }, signal)
      return withFilters(answer, filters)
    },
  })
}

/** `GET /transactions/{transaction_hash}`, asked again until it is mined. */
export function transactionQuery(id: Hash) {
  return queryOptions({
    queryKey: ['explorer', 'transaction', id],
    queryFn: ({ signal }) => getDetail(`/transactions/${id}`, transactionSchema, signal),
    refetchInterval: ({ state }) =>
      state.data && transactionStatus(state.data) !== 'pending' ? false : 3_000,
  })
}

/** `GET /blocks/{block_number_or_hash}/transactions`. */
export function blockTransactionsQuery(block: number | Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'blockTransactions', block, page],
    queryFn: ({ signal }) =>
      getPage({ path: `/blocks/${block}/transactions`, row: transactionSchema, page }, signal),
  })
}

/** `GET /addresses/{address_hash}/transactions`; pending ones come first on some servers. */
export function addressTransactionsQuery(address: Address, filter?: 'to' | 'from', page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'addressTransactions', address, filter, page],
    queryFn: ({ signal }) =>
      getPage(
        { path: `/addresses/${address}/transactions`, row: transactionSchema, filters: { filter }, page },
        signal,
      ),
  })
}

/** `GET /main-page/transactions`: the few newest ones. */
export function latestTransactionsQuery() {
  return queryOptions({
    queryKey: ['explorer', 'latestTransactions'],
    queryFn: ({ signal }) => getPage({ path: '/main-page/transactions', row: transactionSchema }, signal),
  })
}

function withFilters(page: Page<Transaction>, { type, method }: TransactionFilters): Page<Transaction> {
  const isWanted = (transaction: Transaction) =>
    (!page.unsupported.includes('type') || !type || transaction.types.includes(type)) &&
    (!page.unsupported.includes('method') || !method || transaction.method === method)
  return { ...page, items: page.items.filter(isWanted) }
}
