/** Basis points of the amount in; the constants equal those of `network/contracts/hlpmm/HlpmmFees.sol`. */
const base = 30n
const mostForYouth = 50n
const mostForVolatility = 100n
const mostForConcentration = 75n
const spreadRebate = 10n
const [least, most] = [10n, 300n]

/** The age up to which a market counts as young, in seconds: a week. */
const young = 604_800n
/** The volatility, in basis points, from which the fee no longer rises. */
const fullVolatility = 2_000n
/**
 * The largest holder's share of the circulating supply, in basis points, at which the fee begins to rise and at which
 * it is highest.
 */
const [smallShare, half] = [500n, 5_000n]

/**
 * The fee of a pool at one moment, in parts per million of the amount in: as the quoter supposes it, and its bounds.
 */
export type FeeRange = { supposed: bigint; least: bigint; most: bigint }

/**
 * The fee of a trade in basis points of the amount in, as the pools compute it: by the market's `age` in seconds, its
 * `volatility` in basis points, and `share`, the largest tracked holder's part of the circulating supply in basis
 * points.
 */
export function feeBasisPoints(age: bigint, volatility: bigint, share: bigint): bigint {
  const youth = age < young ? (mostForYouth * (young - age)) / young : 0n
  const restless = (volatility * mostForVolatility) / fullVolatility
  const fee = base + youth + (restless < mostForVolatility ? restless : mostForVolatility) + forShare(share)
  return fee < least ? least : fee > most ? most : fee
}

function forShare(share: bigint): bigint {
  if (share >= half) return mostForConcentration
  if (share >= smallShare) return ((share - smallShare) * mostForConcentration) / (half - smallShare)
  return share > 0n ? -spreadRebate : 0n
}

/**
 * The range of the fee while the largest holder's share is unknown. The quoter supposes 5 %; the pool may charge up to
 * 0.75 points more, or 0.1 less.
 */
export function feeRange(age: bigint, volatility: bigint): FeeRange {
  const at = (share: bigint) => feeBasisPoints(age, volatility, share) * partsOfBasisPoint
  return { supposed: at(smallShare), least: at(1n), most: at(half) }
}

/** Parts per million of a basis point. */
const partsOfBasisPoint = 100n

/** The fee range at rising volatility, for a drawing; it ends where the fee no longer rises. */
export function feeByVolatility(age: bigint): (FeeRange & { volatility: bigint })[] {
  const steps = 40n
  return Array.from({ length: Number(steps) + 1 }, (_, at) => {
    const volatility = (fullVolatility * BigInt(at)) / steps
    return { volatility, ...feeRange(age, volatility) }
  })
}
