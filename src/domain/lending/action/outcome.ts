import { type AccountSummary, summaryOf } from '#domain/lending/account/accountSummary.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { Reserve } from '#domain/lending/reserve.ts'
import { afterAction } from './afterAction.ts'
import type { LendingAction } from './lendingAction.ts'

/** A person's account as the pool answered it in one block. */
export type Account = {
  reserves: readonly Reserve[]
  positions: readonly Position[]
  /** The tier of the credit score. No action moves the score before its credit cycle ends. */
  tier: number
}

/** One asset of an account, and the sum over all of them. */
export type AccountState = { reserve: Reserve; position: Position; summary: AccountSummary }

/** An account's part in one asset, and its sum. Undefined for an asset it does not have. */
export function accountState(account: Account, asset: Reserve['asset']): AccountState | undefined {
  const reserve = account.reserves.find((each) => each.asset === asset)
  const position = account.positions.find((each) => each.asset === asset)
  if (!reserve || !position) return undefined
  return { reserve, position, summary: summaryOf(account.reserves, account.positions, account.tier) }
}

/** The account right after an action, in the same block. An action on an asset it does not have changes nothing. */
export function accountAfter(
  account: Account,
  action: LendingAction,
  asset: Reserve['asset'],
  amount: bigint,
): Account {
  const before = accountState(account, asset)
  if (!before) return account
  const { reserve, position } = afterAction(action, amount, before, account.tier)
  return {
    ...account,
    reserves: account.reserves.map((each) => (each.asset === asset ? reserve : each)),
    positions: account.positions.map((each) => (each.asset === asset ? position : each)),
  }
}
