import * as v from 'valibot'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { address, hash, integer, lenientList, text } from '#lib/wire/shapes.ts'
import type { ExtraField } from './extraField.ts'

/** The blob fields of a transaction. */
export const blobFields: readonly ExtraField[] = [
  ['blob_gas_used', 'Blob gas used', 'count'],
  ['blob_gas_price', 'Blob gas price', 'gasPrice'],
  ['max_fee_per_blob_gas', 'Blob gas price at most', 'gasPrice'],
  ['burnt_blob_fee', 'Burnt blob fee', 'native'],
  ['blob_versioned_hashes', 'Blob', 'hash'],
]

/** Fields of a transaction that only some chains have. */
export const otherFields: readonly ExtraField[] = [
  ['stability_fee.dapp_address', 'Paid to the app', 'address'],
  ['stability_fee.validator_address', 'Paid to the validator', 'address'],
  ['execution_node', 'Execution node', 'address'],
  ['fhe_operations_count', 'Encrypted operations', 'count'],
]

/** A number that can be larger than a double, as text. */
const digits = v.pipe(v.union([v.string(), v.number()]), v.transform(String), text)

const withdrawalSchema = record(
  { nonce: known(digits), status: known(text), l1TransactionHash: known(hash) },
  { l1TransactionHash: ['l1_tx_hash'] },
)

const authorizationSchema = record(
  {
    address: known(address),
    authority: known(address),
    chainId: known(integer),
    nonce: known(integer),
    status: known(text),
  },
  { address: ['address_hash'] },
)

const actionData = record({
  name: known(text),
  symbol: known(text),
  to: known(address),
  address: known(address),
  ids: known(v.array(text)),
  amount0: known(text),
  symbol0: known(text),
  amount1: known(text),
  symbol1: known(text),
})

const actionSchema = v.object({ protocol: known(text), type: text, data: known(actionData) })

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
export type Authorization = v.InferOutput<typeof authorizationSchema>

const rowsOf = <const Schema extends v.GenericSchema>(row: Schema) =>
  v.fallback(
    v.pipe(
      lenientList(row),
      v.transform(({ rows }) => rows),
    ),
    [],
  )

const extrasSchema = record(
  {
    withdrawals: rowsOf(withdrawalSchema),
    authorizations: rowsOf(authorizationSchema),
    actions: rowsOf(actionSchema),
  },
  { withdrawals: ['op_withdrawals', 'op_withdraws'], authorizations: ['authorization_list'] },
)

/** Reads the withdrawals to L1, the EIP-7702 authorizations and the actions from the answer about a transaction. */
export function readTransactionExtras(wire: Readonly<Record<string, unknown>>) {
  return v.parse(extrasSchema, wire)
}
