import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { type AccountSummary, summaryOf } from './accountSummary.ts'
import type { Position } from './position.ts'

/** An account as the pool reported it at one block. */
export type Account = {
  reserves: readonly Reserve[]
  positions: readonly Position[]
  /** The tier of the credit score. No action moves the score before its credit cycle ends. */
  tier: number
}

/** One asset of an account, and the summary of all assets. */
export type AccountState = { reserve: Reserve; position: Position; summary: AccountSummary }

/** An account's reserve and position in one asset, and its summary. Undefined for an unknown asset. */
export function accountState(account: Account, asset: Reserve['asset']): AccountState | undefined {
  const reserve = account.reserves.find((each) => each.asset === asset)
  const position = account.positions.find((each) => each.asset === asset)
  if (!reserve || !position) return undefined
  return { reserve, position, summary: summaryOf(account.reserves, account.positions, account.tier) }
}
