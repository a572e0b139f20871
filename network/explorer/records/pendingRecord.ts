import { getAddress, type Hash, type Transaction } from 'viem'
import { decodedInput } from '#network/explorer/decode/decodedCall.ts'
import type { References } from './batchLoader.ts'
import { unsupported } from './minedTransactionRecord.ts'

const typeNumbers: Record<string, number> = {
  legacy: 0,
  eip2930: 1,
  eip1559: 2,
  eip4844: 3,
  eip7702: 4,
}

/**
 * A transaction that the node has and no stored block. What it will do is not known yet. `calls` has it when it carries
 * input to an address with code.
 */
export function pendingRecord(transaction: Transaction, references: References, calls: ReadonlySet<Hash>) {
  const { input, to, gas } = transaction
  const price = transaction.maxFeePerGas ?? transaction.gasPrice ?? null
  const isCall = calls.has(transaction.hash)
  const call = isCall && to ? decodedInput(input, references.abis(getAddress(to))) : null
  return {
    hash: transaction.hash,
    block_number: null,
    timestamp: null,
    position: null,
    status: null,
    result: 'pending',
    confirmations: 0,
    confirmation_duration: [],
    from: references.address(getAddress(transaction.from)),
    to: references.addressOrNull(to && getAddress(to)),
    created_contract: null,
    value: transaction.value.toString(),
    fee: { type: 'maximum', value: price === null ? null : (price * gas).toString() },
    gas_limit: gas.toString(),
    gas_used: null,
    gas_price: price?.toString() ?? null,
    max_fee_per_gas: transaction.maxFeePerGas?.toString() ?? null,
    max_priority_fee_per_gas: transaction.maxPriorityFeePerGas?.toString() ?? null,
    base_fee_per_gas: null,
    priority_fee: null,
    transaction_burnt_fee: null,
    type: typeNumbers[transaction.type] ?? null,
    nonce: transaction.nonce,
    method:
      call?.method_call.replace(/\(.*$/s, '') ?? (input.length >= 10 && isCall ? input.slice(0, 10) : null),
    raw_input: input,
    decoded_input: call,
    revert_reason: null,
    transaction_types: pendingKinds(transaction, isCall),
    token_transfers: null,
    token_transfers_overflow: null,
    has_error_in_internal_transactions: null,
    ...(transaction.blobVersionedHashes && {
      blob_versioned_hashes: transaction.blobVersionedHashes,
      max_fee_per_blob_gas: transaction.maxFeePerBlobGas?.toString() ?? null,
    }),
    ...unsupported,
  }
}

/** The kinds that the transaction itself shows. */
function pendingKinds({ to, value, type }: Transaction, isCall: boolean): string[] {
  const kinds: string[] = []
  if (to === null) kinds.push('contract_creation')
  else if (isCall) kinds.push('contract_call')
  if (value > 0n) kinds.push('coin_transfer')
  if (type === 'eip4844') kinds.push('blob_transaction')
  return kinds
}
