import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import { transactionAliases } from '#interfaces/explorer/wire/aliases.ts'
import { getDetail } from '#interfaces/explorer/wire/detail.ts'
import { refetchWhileSettling, settleInterval } from '#interfaces/explorer/wire/maySettle.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { oncePerRecord } from '#interfaces/explorer/wire/repeatedRows.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { slowRetry } from '#lib/requests/queryClient.ts'
import { baseUnits, decimal, type Hash, hash, hexData, integer, text, timestamp } from '#lib/wire/shapes.ts'
import { decodedSchema, revertReasonSchema } from './decoded.ts'

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
    /** Wei that a rollup's transaction pays for its data on L1; a part of the fee. */
    l1Fee: known(baseUnits),
    /** Wei that its blobs cost, which explorers do not count in the fee; null of one without blobs, or not told. */
    burntBlobFee: known(baseUnits),
    /** The token the fee is paid in, on chains that let the sender choose; null for the native coin. */
    gasToken: known(tokenSchema),
    /** Base units paid in `gasToken`, on chains that send them separately from the fee. */
    tokenFee: known(baseUnits),
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
    /** Up to ten in the detail record; null where the explorer does not send them. */
    tokenTransfers: known(
      v.pipe(
        v.array(v.unknown()),
        v.transform((rows) => oncePerRecord(rows)),
        v.array(tokenTransferSchema),
      ),
    ),
    tokenTransfersOverflow: known(v.boolean()),
    hasInternalError: known(v.boolean()),
  },
  transactionAliases,
)

export type Transaction = v.InferOutput<typeof transactionSchema>

export type TransactionStatus = 'success' | 'reverted' | 'pending' | 'dropped' | 'unknown'

/**
 * The status of a transaction: success and failure only for a known word. Only a transaction in a block can be
 * reverted: explorers send `error` also for one that another with its nonce replaced.
 */
export function transactionStatus({
  status,
  result,
  blockNumber,
}: Pick<Transaction, 'status' | 'result' | 'blockNumber'>): TransactionStatus {
  if (blockNumber === null && result?.startsWith('dropped')) return 'dropped'
  if (status === 'ok') return 'success'
  if (status === 'error' && blockNumber !== null) return 'reverted'
  if (status !== null || blockNumber !== null) return 'unknown'
  return 'pending'
}

/** The type of a transaction with blobs (EIP-4844). */
const blobType = 3

/**
 * The fee of a transaction, or the most it can be (`isMaximumFee`): in wei, or in base units of its `gasToken`. Where
 * the explorer does not send the fee it is gas times price, plus the L1 fee on a rollup. The blobs of a transaction are
 * added; null where the explorer does not tell what they cost.
 */
export function transactionFee(transaction: Transaction): bigint | null {
  const { fee, tokenFee, gasUsed, gasPrice, l1Fee, burntBlobFee } = transaction
  if (transaction.type === blobType && burntBlobFee === null) return null
  const blobs = burntBlobFee ?? 0n
  const reported = tokenFee ?? fee?.value
  // Explorers send 0 for a transaction that has not paid yet.
  if (reported === 0n && isMaximumFee(transaction)) return null
  if (reported != null) return reported + blobs
  return gasUsed === null || gasPrice === null ? null : gasUsed * gasPrice + (l1Fee ?? 0n) + blobs
}

/** Whether the fee is only the most the transaction can cost, because it is in no block yet. */
export function isMaximumFee({ blockNumber, fee }: Pick<Transaction, 'blockNumber' | 'fee'>): boolean {
  return blockNumber === null || fee?.type === 'maximum'
}

/** The transaction type of deposits on an OP rollup: their gas was paid on L1. */
const depositType = 0x7e

/** Whether a transaction is a deposit from L1 to an OP rollup. */
export function isDeposit({ type }: Pick<Transaction, 'type'>): boolean {
  return type === depositType
}

const soon = 3_000

/**
 * The `refetchInterval` of a transaction in milliseconds. It is short while the transaction is pending or not found, longer
 * while its status is unknown or the explorer may still add to it.
 */
function nextLook(transaction: Transaction | undefined, error: Error | null): number | false {
  if (!transaction) return error === null || isNotFound(error) ? soon : slowRetry
  if (transactionStatus(transaction) === 'pending') return soon
  return finalBlock(transaction) === null ? settleInterval : refetchWhileSettling(transaction.timestamp)
}

/** The block of a transaction whose outcome is known. */
export function finalBlock(transaction: Transaction): number | null {
  return ['success', 'reverted'].includes(transactionStatus(transaction)) ? transaction.blockNumber : null
}

/** `GET /transactions/{transaction_hash}`, refetched until its outcome is known, and while it is young. */
export function transactionQuery(id: Hash) {
  return queryOptions({
    queryKey: ['explorer', 'transaction', id],
    queryFn: ({ signal }) => getDetail(`/transactions/${id}`, transactionSchema, finalBlock, signal),
    refetchInterval: ({ state }) => nextLook(state.data, state.error),
  })
}
