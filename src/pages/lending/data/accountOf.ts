import type { Account } from '#domain/lending/account/account.ts'
import type { UserState } from '#interfaces/lending/views.ts'

/** Converts the pool's answer to the account of the domain's arithmetic. */
export function accountOf({ reserves, positions, account }: UserState): Account {
  return { reserves, positions, tier: account.tier }
}
