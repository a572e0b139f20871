import type { SignedPermit } from '#domain/approvals/permit.ts'
import { type ContractCall, encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { depositWithPermit, repayWithPermit } from '#spec/abi/lendingPoolSelectors.ts'

/** Functions that a pool may have beside the documented ones: an action with a signature in place of its approval. */
const permitSelectors = { deposit: depositWithPermit, repay: repayWithPermit } as const

export type PermitAction = keyof typeof permitSelectors

/** A call that deposits or repays the permitted amount with the signature. A repayment takes at most the debt. */
export function permittedCall(
  pool: Address,
  action: PermitAction,
  { token, value, deadline, signature: { v, r, s } }: SignedPermit,
): ContractCall {
  return { to: pool, data: encodeCall(permitSelectors[action], token, value, deadline, v, r, s) }
}

/**
 * A call that moves nothing: a pool with the function refuses it with the error `ZeroAmount`, one without it has no
 * such reason.
 */
export function permitProbe(pool: Address, action: PermitAction, asset: Address): ContractCall {
  return { to: pool, data: encodeCall(permitSelectors[action], asset, 0n, 0n, 0n, 0n, 0n) }
}

/** Whether the data of a call carries a signature in place of an approval. */
export function isPermitted(data: Hex): boolean {
  return Object.values(permitSelectors).some((selector) => data.startsWith(selector))
}

/** The base units that the signature in such data allows the pool to take. */
export function permittedAmount(data: Hex): bigint {
  return readWords(`0x${data.slice(10)}`).uint(1)
}
