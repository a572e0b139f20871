import { type Address, type Hex, serializeTransaction, type TransactionSerializable } from 'viem'
import type { WireTransaction } from '#network/decode/wire.ts'

type Signature = { r: Hex; s: Hex; yParity?: Hex; v?: Hex }

/** The fields of the newer types of transactions. */
type TypedTransaction = WireTransaction & {
  chainId?: Hex
  accessList?: { address: Address; storageKeys: Hex[] }[]
  authorizationList?: (Signature & { chainId: Hex; address: Address; nonce: Hex })[]
  blobVersionedHashes?: Hex[]
  maxFeePerBlobGas?: Hex
  blobs?: Hex[]
  commitments?: Hex[]
  proofs?: Hex[]
}

const types = ['legacy', 'eip2930', 'eip1559', 'eip4844', 'eip7702'] as const
const optional = (quantity: Hex | undefined) => (quantity === undefined ? undefined : BigInt(quantity))

/** The signed bytes of a transaction, from its record. Undefined for an unknown type. */
export function rawTransaction(transaction: WireTransaction): Hex | undefined {
  const { to, value, gas, nonce, input, r, s, v, type = '0x0', ...rest } = transaction as TypedTransaction
  const name = types[Number(type)]
  if (!name || !r || !s || !v) return undefined
  const { accessList = [], authorizationList, blobVersionedHashes, blobs } = rest
  const fees = name === 'legacy' || name === 'eip2930' ? { gasPrice: optional(rest.gasPrice) } : feesOf(rest)
  const fields = {
    type: name,
    to: to ?? undefined,
    value: BigInt(value),
    gas: BigInt(gas),
    nonce: Number(nonce),
    data: input,
    chainId: rest.chainId === undefined ? undefined : Number(rest.chainId),
    ...fees,
    ...(name !== 'legacy' && { accessList }),
    ...(authorizationList && { authorizationList: authorizationList.map(authorizationOf) }),
    ...(blobVersionedHashes && {
      blobVersionedHashes,
      maxFeePerBlobGas: optional(rest.maxFeePerBlobGas),
      sidecars: blobs?.map((blob, index) => ({
        blob,
        commitment: rest.commitments?.[index],
        proof: rest.proofs?.[index],
      })),
    }),
  } as unknown as TransactionSerializable
  const signature = { r, s, ...(name === 'legacy' ? { v: BigInt(v) } : { yParity: Number(v) }) }
  return serializeTransaction(fields, signature as Parameters<typeof serializeTransaction>[1])
}

function feesOf({ maxFeePerGas, maxPriorityFeePerGas }: TypedTransaction | Partial<TypedTransaction>) {
  return { maxFeePerGas: optional(maxFeePerGas), maxPriorityFeePerGas: optional(maxPriorityFeePerGas) }
}

function authorizationOf({
  chainId,
  address,
  nonce,
  r,
  s,
  yParity,
}: Signature & { chainId: Hex; address: Address; nonce: Hex }) {
  return { chainId: Number(chainId), address, nonce: Number(nonce), r, s, yParity: Number(yParity) }
}
