import { blobFee, rollupFee } from '#network/decode/otherFees.ts'
import { decodedInput, revertReason } from '#network/explorer/decode/decodedCall.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import type { References } from './batchLoader.ts'
import type { tokenTransferRecord } from './tokenTransferRecord.ts'

/** What a record needs besides its transaction: the newest block's number and, in a detail, the first transfers. */
export type TransactionContext = {
  references: References
  head: number
  transfers?: ReturnType<typeof tokenTransferRecord>[]
  transfersOverflow?: boolean
}

/** A mined transaction. */
export function transactionRecord(row: TransactionRow, around: TransactionContext) {
  const { references, head } = around
  return {
    hash: row.hash,
    block_number: row.blockNumber,
    timestamp: row.timestamp.toISOString(),
    position: row.index,
    status: row.succeeded ? 'ok' : 'error',
    result: resultOf(row),
    confirmations: Math.max(1, head - row.blockNumber + 1),
    confirmation_duration: [],
    from: references.address(row.from),
    to: references.addressOrNull(row.to),
    created_contract: references.addressOrNull(row.createdContract),
    value: row.value.toString(),
    ...fees(row),
    type: row.type,
    nonce: row.nonce,
    method: methodOf(row, references),
    raw_input: row.input,
    decoded_input: isCall(row) ? decodedInput(row.input, references.abis(row.to, row.hash)) : null,
    revert_reason: row.succeeded
      ? null
      : revertReason(row.revertData, references.abis(row.to ?? row.createdContract, row.hash)),
    transaction_types: row.kinds,
    token_transfers: around.transfers ?? null,
    token_transfers_overflow: around.transfersOverflow ?? null,
    has_error_in_internal_transactions: null,
    ...unsupported,
  }
}

/** Fields of the public records that this network has no values for. */
export const unsupported = {
  authorization_list: [],
  exchange_rate: null,
  historic_exchange_rate: null,
  transaction_tag: null,
  is_pending_update: false,
  fhe_operations_count: 0,
} as const

function fees(row: TransactionRow) {
  const { baseFeePerGas, gasPrice, gasUsed } = row
  // A deposit from L1 to a rollup pays less than the base fee: nothing.
  const burntPrice = baseFeePerGas !== null && baseFeePerGas > gasPrice ? gasPrice : baseFeePerGas
  return {
    fee: { type: 'actual', value: (gasUsed * gasPrice + rollupFee(row)).toString() },
    gas_limit: row.gasLimit.toString(),
    gas_used: gasUsed.toString(),
    gas_price: gasPrice.toString(),
    max_fee_per_gas: row.maxFeePerGas?.toString() ?? null,
    max_priority_fee_per_gas: row.maxPriorityFeePerGas?.toString() ?? null,
    base_fee_per_gas: baseFeePerGas?.toString() ?? null,
    priority_fee: burntPrice === null ? null : ((gasPrice - burntPrice) * gasUsed).toString(),
    transaction_burnt_fee: burntPrice === null ? null : (burntPrice * gasUsed).toString(),
    ...(row.l1Fee !== null && { l1_fee: row.l1Fee.toString() }),
    ...(row.operatorFee !== null && { operator_fee: row.operatorFee.toString() }),
    ...(row.blobVersionedHashes && blobFields(row)),
  }
}

/** What blobs cost, which is not in the `fee` of Blockscout either. Null where the node does not tell their price. */
function blobFields(row: TransactionRow) {
  return {
    blob_versioned_hashes: row.blobVersionedHashes,
    max_fee_per_blob_gas: row.maxFeePerBlobGas?.toString() ?? null,
    blob_gas_used: row.blobGasUsed?.toString() ?? null,
    blob_gas_price: row.blobGasPrice?.toString() ?? null,
    burnt_blob_fee: blobFee(row)?.toString() ?? null,
  }
}

/** Why it failed, in words of Blockscout and nodes; `error` where neither the trace nor the returned bytes say it. */
function resultOf({ succeeded, revertData, error }: TransactionRow): string {
  if (succeeded) return 'success'
  if (/^out of gas$/i.test(error ?? '')) return 'out of gas'
  const isReverted = error === null ? revertData !== null && revertData !== '0x' : /revert/i.test(error)
  return isReverted ? 'Reverted' : (error ?? 'error')
}

/** The name or the selector of the called function. Null for input to an account without code, which calls nothing. */
export function methodOf(row: TransactionRow, references: References) {
  if (!isCall(row)) return null
  return references.methodName(row.methodId, row.to) ?? row.method ?? row.methodId
}

function isCall({ kinds }: TransactionRow): boolean {
  return kinds.includes('contract_call')
}
