import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { SeenReceipt } from '#domain/transactions/transactionDependencies.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, quantity, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { address, type Hash, hash } from '#lib/wire/shapes.ts'

const wireReceiptSchema = v.object({
  transactionHash: hash,
  from: address,
  blockNumber: smallQuantity,
  status: v.picklist(['0x0', '0x1']),
  type: v.nullish(smallQuantity, null),
  gasUsed: v.nullish(quantity, null),
  /** Some nodes leave it out where a transaction names its gas price. */
  effectiveGasPrice: v.nullish(quantity, null),
  blobGasUsed: v.nullish(quantity, null),
  blobGasPrice: v.nullish(quantity, null),
  /** What a rollup takes for the data on L1. */
  l1Fee: v.nullish(quantity, null),
  /** What the operator of an OP rollup takes; the last is sent since Jovian. */
  operatorFeeScalar: v.nullish(quantity, null),
  operatorFeeConstant: v.nullish(quantity, null),
  daFootprintGasScalar: v.nullish(quantity, null),
})

/**
 * What became of a transaction and what it used; `gasPrice` is what a unit of gas cost in wei, null where it is not said.
 * `otherFee` is what it cost beside its gas, in wei: for blobs, for data on L1 and for the operator of a rollup; null for
 * blobs whose price is not said.
 */
export type Receipt = SeenReceipt & {
  gasUsed: bigint | null
  gasPrice: bigint | null
  otherFee: bigint | null
}

const [blobType, depositType] = [3, 0x7e]

export const receiptSchema = v.pipe(
  wireReceiptSchema,
  v.transform(
    (wire): Receipt => ({
      hash: wire.transactionHash,
      from: wire.from,
      block: wire.blockNumber,
      success: wire.status === '0x1',
      gasUsed: wire.gasUsed,
      gasPrice: wire.effectiveGasPrice,
      otherFee: otherFeeOf(wire),
    }),
  ),
)

/** `eth_getTransactionReceipt` of a mined transaction; null when the node has none, undefined without the method. */
export async function readReceipt(id: Hash, signal?: AbortSignal): Promise<Receipt | null | undefined> {
  return optional(callNode('eth_getTransactionReceipt', [id], v.nullable(receiptSchema), signal))
}

/** Only blobs pay for blob gas: a rollup gives the size of its data as `blobGasUsed`, too. A deposit was paid on L1. */
function otherFeeOf(receipt: v.InferOutput<typeof wireReceiptSchema>): bigint | null {
  const { type, gasUsed, blobGasUsed, blobGasPrice, l1Fee, daFootprintGasScalar } = receipt
  if (type === depositType) return 0n
  const hasBlobs = type === null ? l1Fee === null : type === blobType
  if (hasBlobs && blobGasUsed && blobGasPrice === null) return null
  const scaled = (gasUsed ?? 0n) * (receipt.operatorFeeScalar ?? 0n)
  return (
    (hasBlobs ? (blobGasUsed ?? 0n) * (blobGasPrice ?? 0n) : 0n) +
    (l1Fee ?? 0n) +
    (daFootprintGasScalar === null ? scaled / 1_000_000n : scaled * 100n) +
    (receipt.operatorFeeConstant ?? 0n)
  )
}

/** The receipt of a transaction; null when the node has none, or no receipts at all. */
export function receiptQuery(id: Hash) {
  return queryOptions({
    queryKey: ['node', 'receipt', id],
    queryFn: async ({ signal }) => (await readReceipt(id, signal)) ?? null,
  })
}
