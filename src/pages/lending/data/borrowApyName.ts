import { tierByNumber } from '#domain/lending/creditTiers.ts'
import type { LendingRow } from './lendingRow.ts'

export type BorrowApyName = {
  /** The label of the rate: "Your borrow APY". */
  name: string
  /** The label on a phone's card: "Borrow at Fair". */
  short: string
  /** A sentence about what the rate depends on. */
  help: string
}

/**
 * The name of the borrow APY of rows. A rate belongs to a credit tier, so only the connected account's own is "yours";
 * any other names its tier, and one that only the lending service states names none.
 */
export function borrowApyName(
  rows: readonly Pick<LendingRow, 'borrowTier'>[],
  isOwn: boolean,
): BorrowApyName {
  const found = rows.find(({ borrowTier }) => borrowTier !== null)?.borrowTier
  if (!found)
    return {
      name: 'Borrow APY',
      short: 'Borrow APY',
      help: 'What a loan costs a year, as the lending service states it',
    }
  const { name } = tierByNumber(found.tier)
  if (found.ofAccount && isOwn)
    return {
      name: 'Your borrow APY',
      short: 'Borrow APY',
      help: `What a loan costs you a year, at your credit tier: ${name}`,
    }
  const whose = found.ofAccount ? 'the credit tier of this account' : 'the credit tier of a new account'
  return {
    name: `Borrow APY at ${name}`,
    short: found.ofAccount ? 'Borrow APY' : `Borrow at ${name}`,
    help: `What a loan costs a year at ${whose}`,
  }
}
