import type { SignedPermit } from '#domain/approvals/permit.ts'
import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { type ContractCall, encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import {
  borrow,
  deposit,
  depositWithPermit,
  repay,
  repayWithPermit,
  withdraw,
} from '#spec/abi/lendingPoolSelectors.ts'

const selectors = { deposit, withdraw, borrow, repay } as const

/** One of the pool's four documented functions. The pool is the configured one, never one that an API named. */
export function lendingCall(
  pool: Address,
  action: LendingAction,
  asset: Address,
  amount: bigint,
): ContractCall {
  return { to: pool, data: encodeCall(selectors[action], asset, amount) }
}

/** What a pool may offer beside the documented functions: an action with a signature in place of its approval. */
const permitSelectors = { deposit: depositWithPermit, repay: repayWithPermit } as const

export type PermitAction = keyof typeof permitSelectors

/** Deposits or repays what was permitted, with the signature. A repayment takes at most the debt. */
export function permittedCall(
  pool: Address,
  action: PermitAction,
  { token, value, deadline, signature: { v, r, s } }: SignedPermit,
): ContractCall {
  return { to: pool, data: encodeCall(permitSelectors[action], token, value, deadline, v, r, s) }
}

/** A call that moves nothing and that every pool with the entry refuses, with a reason of its own: `ZeroAmount`. */
export function permitProbe(pool: Address, action: PermitAction, asset: Address): ContractCall {
  return { to: pool, data: encodeCall(permitSelectors[action], asset, 0n, 0n, 0n, 0n, 0n) }
}

/** Whether data of a call carries a signature in place of an approval. */
export function isPermitted(data: Hex): boolean {
  return Object.values(permitSelectors).some((selector) => data.startsWith(selector))
}

/** The base units that the signature in such data allows the pool to take. */
export function permittedAmount(data: Hex): bigint {
  return readWords(`0x${data.slice(10)}`).uint(1)
}
