import { statedShare } from '#domain/markets/statedShare.ts'
import { add, compare, type Decimal, divide, one, zero } from '#lib/numbers/decimal.ts'

type Holder<Address> = { holderAddress: Address; balance: Decimal; percentage: number | null }

/** How many holders are counted as the largest. */
const largestCount = 10

/** A holder's share of the supply, 0 to 1: of the token's own supply, else as the indexer states it; null when unknown. */
export function holderShare(
  holder: { balance: Decimal; percentage: number | null },
  supply: Decimal | null,
): Decimal | null {
  return (supply === null ? null : divide(holder.balance, supply)) ?? statedShare(holder)
}

/**
 * The share of the supply, 0 to 1, that the largest holders of a list have together, and how many those are: at most ten, without
 * the pool, whose tokens are unsold. The share is null when one of them is unknown, or when they had more than all tokens.
 */
export function largestHoldersShare<Address>(
  holders: readonly Holder<Address>[],
  pool: Address,
  supply: Decimal | null,
): { count: number; share: Decimal | null } {
  const largest = holders
    .filter(({ holderAddress }) => holderAddress !== pool)
    .sort((left, right) => compare(right.balance, left.balance))
    .slice(0, largestCount)
  const share = largest.reduce<Decimal | null>((sum, holder) => {
    const own = holderShare(holder, supply)
    return sum === null || own === null ? null : add(sum, own)
  }, zero)
  return { count: largest.length, share: possible(share) }
}

/** The share of the supply, 0 to 1, that the creator of a market holds; null while one of the two is unknown. */
export function creatorShare(held: Decimal | null, supply: Decimal | null): Decimal | null {
  return held === null || supply === null ? null : possible(divide(held, supply))
}

/**
 * The dollars that sellers can be paid from as a share of the price times all tokens; null without a price. What is far below 1
 * says that the cap is no amount anybody could take out.
 */
export function reserveOfCap(realReserve: Decimal, cap: Decimal): Decimal | null {
  return divide(realReserve, cap)
}

/** Nobody has more than all tokens: then one of the figures is of another unit or moment. */
function possible(share: Decimal | null): Decimal | null {
  return share === null || compare(share, one) > 0 ? null : share
}
