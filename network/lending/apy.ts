import { formatUnits } from 'viem'

const secondsPerYear = 31_536_000n
const rayDecimals = 27
/** Digits kept while compounding. The rounding of 31 million steps affects only the last ten of them. */
const scale = 10n ** 54n
const rayToScale = scale / 10n ** 27n
const apyDecimals = 18
/** Decimals by which a fraction shifts to become percent. */
const percentDecimals = 2

/**
 * The yearly yield of a yearly ray rate that compounds every second: (1 + rate / seconds) ^ seconds - 1. In percent
 * ("5.23…" is 5.23 %), rounded half up to 16 decimals.
 */
export function apy(rate: bigint): string {
  const growth = power(scale + (rate * rayToScale) / secondsPerYear, secondsPerYear) - scale
  const unit = scale / 10n ** BigInt(apyDecimals)
  return formatUnits((growth + unit / 2n) / unit, apyDecimals - percentDecimals)
}

/** A ray (27 decimals) as a decimal fraction, exactly. */
export function ray(value: bigint): string {
  return formatUnits(value, rayDecimals)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = scale
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) / scale
    square = (square * square) / scale
  }
  return result
}
