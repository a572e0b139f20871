import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { borrow, deposit, repay, withdraw } from '#spec/abi/lendingPoolSelectors.ts'

const selectors = { deposit, withdraw, borrow, repay } as const

/**
 * A call of one of the pool's four documented functions. The pool is the configured one, never one that an API named.
 */
export function lendingCall(
  pool: Address,
  action: LendingAction,
  asset: Address,
  amount: bigint,
): ContractCall {
  return { to: pool, data: encodeCall(selectors[action], asset, amount) }
}
