import type { Account } from '#domain/lending/account/account.ts'
import { amountDown, openedCredit, type Reserve } from '#domain/lending/reserve/reserve.ts'
import { lessOrZero, smallest } from '#lib/numbers/integers.ts'

/** The asset to deposit for a loan, and the most base units of the loan that the wallet's whole holding of it allows. */
export type Collateral = { reserve: Reserve; most: bigint }

/**
 * The collateral to propose for a loan: the holding that opens the most credit. Without any holding an asset other than the
 * loan's own, because a loan of the deposit itself gains nothing but score. Undefined where no asset counts as collateral.
 */
export function bestCollateral(
  { reserves, positions, tier }: Account,
  loan: Reserve['asset'],
): Collateral | undefined {
  const credit = (reserve: Reserve) =>
    openedCredit(reserve, positions.find(({ asset }) => asset === reserve.asset)?.wallet ?? 0n, tier)
  const [best] = reserves
    .filter(({ paused, ltvBps, price }) => !paused && ltvBps > 0n && price > 0n)
    .map((reserve) => ({ reserve, usd: credit(reserve) }))
    .toSorted((one, other) => Number(one.reserve.asset === loan) - Number(other.reserve.asset === loan))
    .toSorted((one, other) => (one.usd === other.usd ? 0 : one.usd < other.usd ? 1 : -1))
  if (!best) return undefined
  const lent = reserves.find(({ asset }) => asset === loan)
  return { reserve: best.reserve, most: lent ? mostOf(lent, best.usd) : 0n }
}

/** The base units of a reserve that a credit in dollars can borrow, as far as the pool has them; zero below its least loan. */
function mostOf(
  { isPriceFresh, priceUpper, decimals, cash, borrowCap, totalBorrowed, minimumBorrow }: Reserve,
  usd: bigint,
): bigint {
  if (!isPriceFresh || priceUpper === 0n) return 0n
  const room = borrowCap > 0n ? lessOrZero(borrowCap, totalBorrowed) : cash
  const most = smallest(smallest(amountDown(usd, priceUpper, decimals), cash), room)
  return most < minimumBorrow ? 0n : most
}
