/** The largest number of a contract. Contracts read it as "as much as there is". */
export const maxUint256 = 2n ** 256n - 1n

/** The quotient of two integers that are not negative, rounded up. Throws RangeError when dividing by zero. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

/** `from` less `amount`, never below zero. */
export function lessOrZero(from: bigint, amount: bigint): bigint {
  return from > amount ? from - amount : 0n
}

/** The smallest of some integers. */
export function smallest(first: bigint, ...others: readonly bigint[]): bigint {
  let least = first
  for (const each of others) if (each < least) least = each
  return least
}
