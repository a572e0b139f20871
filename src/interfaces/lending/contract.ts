import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The first four bytes of a call name its function. The test computes them again from the signatures. */
const selectors = {
  deposit: '0x47e7ef24',
  withdraw: '0xf3fef3a3',
  borrow: '0x4b8a3529',
  repay: '0x22867d78',
  approve: '0x095ea7b3',
  mint: '0x40c10f19',
} as const

/** One of the pool's four documented functions. The pool is the configured one, never one that an API named. */
export function lendingCall(
  pool: Address,
  action: LendingAction,
  asset: Address,
  amount: bigint,
): ContractCall {
  return { to: pool, data: encodeCall(selectors[action], asset, amount) }
}

/** The standard ERC-20 approval; zero takes it back. */
export function approveCall(token: Address, spender: Address, amount: bigint): ContractCall {
  return { to: token, data: encodeCall(selectors.approve, spender, amount) }
}

/** The local network's tokens can be minted by anybody. */
export function mintCall(token: Address, to: Address, amount: bigint): ContractCall {
  return { to: token, data: encodeCall(selectors.mint, to, amount) }
}
