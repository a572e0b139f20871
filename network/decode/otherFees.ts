import type { WireReceipt, WireTransaction } from './wire.ts'

/** What a transaction cost beside its gas, in wei. A part that the receipt does not tell, or that is not due, is left out. */
export type OtherFees = {
  /** What a rollup takes for the data on L1. */
  l1Fee?: bigint
  /** What the operator of an OP rollup takes. */
  operatorFee?: bigint
  blobGasUsed?: bigint
  blobGasPrice?: bigint
}

type Told = Pick<
  WireReceipt,
  | 'blobGasUsed'
  | 'blobGasPrice'
  | 'l1Fee'
  | 'operatorFeeScalar'
  | 'operatorFeeConstant'
  | 'daFootprintGasScalar'
  | 'gasUsed'
>

/** A transaction with blobs (EIP-4844). */
export const blobType = 3
/** A deposit from L1 to an OP rollup, which was paid on L1. */
export const depositType = 0x7e

/**
 * The other fees of a transaction, from its receipt. Only a transaction with blobs pays for them: rollups since Jovian give the
 * size of a transaction's data as its `blobGasUsed`.
 */
export function otherFees({ type }: Pick<WireTransaction, 'type'>, receipt: Told): OtherFees {
  const kind = Number(type ?? 0)
  if (kind === depositType) return {}
  const { l1Fee, blobGasUsed, blobGasPrice } = receipt
  const operatorFee = operatorFeeOf(receipt)
  return {
    ...(l1Fee != null && { l1Fee: BigInt(l1Fee) }),
    ...(operatorFee > 0n && { operatorFee }),
    ...(kind === blobType && blobGasUsed != null && { blobGasUsed: BigInt(blobGasUsed) }),
    ...(kind === blobType && blobGasPrice != null && { blobGasPrice: BigInt(blobGasPrice) }),
  }
}

/** `gasUsed * scalar / 1,000,000 + constant` since Isthmus, `gasUsed * scalar * 100 + constant` since Jovian. */
function operatorFeeOf({
  gasUsed,
  operatorFeeScalar,
  operatorFeeConstant,
  daFootprintGasScalar,
}: Told): bigint {
  const scaled = BigInt(gasUsed) * BigInt(operatorFeeScalar ?? 0)
  const isJovian = daFootprintGasScalar != null
  return (isJovian ? scaled * 100n : scaled / 1_000_000n) + BigInt(operatorFeeConstant ?? 0)
}

type Nullable<Fields> = { [Key in keyof Fields]?: Fields[Key] | null }

/** The wei that a rollup took for a transaction beside its gas. Blockscout counts it in the transaction's fee. */
export function rollupFee({ l1Fee, operatorFee }: Nullable<OtherFees>): bigint {
  return (l1Fee ?? 0n) + (operatorFee ?? 0n)
}

/** The wei that the blobs of a transaction cost, which are burnt. Null for blobs whose price the node does not tell. */
export function blobFee({
  type,
  blobGasUsed,
  blobGasPrice,
}: Nullable<OtherFees> & { type: number }): bigint | null {
  if (type !== blobType) return 0n
  return blobGasUsed == null || blobGasPrice == null ? null : blobGasUsed * blobGasPrice
}
