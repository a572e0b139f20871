import type { Account } from '#domain/lending/account/account.ts'
import type { UserState } from '#interfaces/lending/views.ts'

/** The account that the arithmetic of lending computes with, of what the pool answered. */
export function accountOf({ reserves, positions, account }: UserState): Account {
  return { reserves, positions, tier: account.tier }
}
