import { add, compare, type Decimal, decimal, divide, multiply, one, zero } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'

type Holder<Address> = { holderAddress: Address; balance: Decimal; percentage: number | null }

/** How many holders are counted as the largest. */
const largestCount = 10
const ten = decimal('10')
const hundred = decimal('100')

/**
 * A holder's share of the supply, 0 to 1: of the token's own supply, else as the indexer states it; null when unknown, and
 * when it is no share.
 */
export function holderShare(
  holder: { balance: Decimal; percentage: number | null },
  supply: Decimal | null,
): Decimal | null {
  return possible((supply === null ? null : divide(holder.balance, supply)) ?? statedShare(holder))
}

/**
 * A holder's share as the indexer states it, or by its figures of the supply where it states none. These are rounded, but
 * tell a stated fraction from a percentage: a share ten times off is theirs instead.
 */
export function shareOnBoard(
  holder: { balance: Decimal; percentage: number | null },
  estimatedSupply: Decimal | null,
): Decimal | null {
  const stated = statedShare(holder)
  const own = estimatedSupply && divide(holder.balance, estimatedSupply)
  const isNear = stated !== null && own !== null && areNear(stated, own) && areNear(own, stated)
  return possible(stated !== null && (own === null || isNear) ? stated : own)
}

function areNear(share: Decimal, other: Decimal): boolean {
  return compare(share, multiply(other, ten)) <= 0
}

/**
 * The share of the supply, 0 to 1, that the largest holders of a list have together, and their number: at most ten,
 * without the pool, whose tokens are unsold. The share is null when a holder's share is unknown, or when the sum
 * exceeds the supply.
 */
export function largestHoldersShare<Address>(
  holders: readonly Holder<Address>[],
  pool: Address,
  supply: Decimal | null,
): { count: number; share: Decimal | null } {
  const largest = holders
    .filter(({ holderAddress }) => holderAddress !== pool)
    .sort(largestFirst(({ balance }) => balance))
    .slice(0, largestCount)
  const share = largest.reduce<Decimal | null>((sum, holder) => {
    const own = holderShare(holder, supply)
    return sum === null || own === null ? null : add(sum, own)
  }, zero)
  return { count: largest.length, share: possible(share) }
}

/**
 * The share of the supply, 0 to 1, that the creator of a market holds; null while the balance or the supply is unknown.
 */
export function creatorShare(held: Decimal | null, supply: Decimal | null): Decimal | null {
  return held === null || supply === null ? null : possible(divide(held, supply))
}

/**
 * The real reserve, which pays sellers, as a share of the market cap; null without a price or above the cap. Far below 1 the market cap
 * is no amount that holders could take out.
 */
export function reserveOfCap(realReserve: Decimal, cap: Decimal): Decimal | null {
  return possible(divide(realReserve, cap))
}

/** A share, or null below 0 and above 1: then one of the figures is of another unit or moment. */
export function possible(share: Decimal | null): Decimal | null {
  return share === null || share.startsWith('-') || compare(share, one) > 0 ? null : share
}

/** The share of the supply that the indexer states for a holder, 0 to 1; null when unknown. */
function statedShare({ percentage }: { percentage: number | null }): Decimal | null {
  return percentage === null ? null : divide(decimal(String(percentage)), hundred)
}
