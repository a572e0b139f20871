/** The contract's limits: the fee in parts per million, the volatility in basis points. */
const highestFee = 50_000n
const highestVolatility = 10_000n

/**
 * The fee of the curve's contract in parts per million, at a volatility in basis points; null for an unknown strategy.
 * `test/differential/curve.test.ts` compares it with the contract.
 */
export function feeAtVolatility(strategy: bigint, volatility: bigint): bigint | null {
  if (strategy === 0n) return 10_000n
  const fee =
    strategy === 1n
      ? 3_000n + 4n * volatility
      : strategy === 2n
        ? 2_000n + (volatility * volatility) / 2_000n
        : null
  return fee !== null && fee > highestFee ? highestFee : fee
}

/** Points of that fee from zero to the highest volatility, for a drawing; empty for an unknown strategy. */
export function feeCurve(strategy: bigint, steps = 50n): { volatility: bigint; fee: bigint }[] {
  return Array.from(
    { length: Number(steps) + 1 },
    (_, at) => (highestVolatility * BigInt(at)) / steps,
  ).flatMap((volatility) => {
    const fee = feeAtVolatility(strategy, volatility)
    return fee === null ? [] : [{ volatility, fee }]
  })
}
