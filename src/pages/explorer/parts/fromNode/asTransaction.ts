import * as v from 'valibot'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeCall } from '#domain/decoding/decode.ts'
import { type Transaction, transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import type { NodeTransaction } from '#interfaces/node/transaction/nodeTransaction.ts'
import type { Receipt } from '#interfaces/node/transaction/receipt.ts'
import { areas } from '#lib/browser/config/areas.ts'
import type { Hex } from '#lib/wire/shapes.ts'

type TransactionOfNode = { transaction: NodeTransaction; receipt?: Receipt | null; at?: Date }

/** A transaction of the node as the explorer would write it, for the same views. Mined and without its receipt its outcome is unknown. */
export function asTransaction({ transaction, receipt = null, at }: TransactionOfNode): Transaction {
  const { hash, blockNumber, transactionIndex, from, to, value, gas, gasPrice, nonce, input } = transaction
  const fee = feeOf(receipt)
  return v.parse(transactionSchema, {
    hash,
    block_number: blockNumber,
    timestamp: at?.toISOString(),
    position: transactionIndex,
    status: receipt && (receipt.success ? 'ok' : 'error'),
    from: { hash: from, is_contract: false },
    to,
    value: String(value),
    fee: fee === null ? null : { type: 'actual', value: String(fee) },
    gas_limit: String(gas),
    gas_price: gasPrice === null ? null : String(gasPrice),
    nonce,
    method: to && input.length >= 10 ? methodOf(input) : null,
    transaction_types: to && input === '0x' ? ['coin_transfer'] : [],
    raw_input: input,
  })
}

function feeOf(receipt: Receipt | null): bigint | null {
  if (!receipt) return null
  const { gasUsed, gasPrice, otherFee } = receipt
  return gasUsed === null || gasPrice === null || otherFee === null ? null : gasUsed * gasPrice + otherFee
}

/** The name of a function that the app knows, else its selector, as explorers write it. */
function methodOf(input: Hex): string {
  const call = decodeCall(input, builtInAbis(areas()))
  return call?.methodCall.split('(', 1)[0] ?? input.slice(0, 10)
}
