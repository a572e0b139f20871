import type { Curve } from '#domain/markets/curve/curve.ts'
import type { Random } from '#network/seed/random.ts'

/** Amounts to buy with: from one base unit to more than a word holds, and around the pool's reserve. */
export function buyAmounts({ x }: Curve, random: Random): bigint[] {
  return [0n, 1n, near(x, random), upTo(24, random), upTo(24, random), 10n ** BigInt(random.integer(55, 77))]
}

/**
 * Amounts to sell: from zero to more than a word holds, the balance, the pool's tokens, and those that empty its
 * dollars.
 */
export function sellAmounts({ x, y, realUsd }: Curve, held: bigint, random: Random): bigint[] {
  /** About the tokens that buy the last dollar of the real reserve. */
  const edge = realUsd < x ? (realUsd * y) / (x - realUsd) : y
  const share = (held * BigInt(random.integer(1, 100))) / 100n
  const atTheEdge = edge + BigInt(random.integer(-2, 2))
  const beyondWords = 10n ** BigInt(random.integer(60, 77))
  return [
    0n,
    1n,
    share,
    held,
    atTheEdge < 0n ? 0n : atTheEdge,
    upTo(36, random),
    near(y, random),
    beyondWords,
  ]
}

/** Any number of at most `digits` digits, small ones as often as large ones. */
function upTo(digits: number, random: Random): bigint {
  return (
    (BigInt(Math.ceil(random.between(1, 10) * 1e15)) * 10n ** BigInt(random.integer(0, digits))) / 10n ** 15n
  )
}

/** Between a thousandth of a value and four times it. */
export function near(value: bigint, random: Random): bigint {
  return (value * BigInt(random.integer(1, 4_000))) / 1_000n + 1n
}
