import { formatUnits } from 'viem'

/** A wad (18 decimals) as a decimal string. */
export function fromWad(value: bigint): string {
  return formatUnits(value, 18)
}

/** USD for one coin or token, a wad, as the records state it. Null without a price. */
export function exchangeRate(price: bigint | null): string | null {
  return price === null ? null : fromWad(price)
}

/** Base units of a market's stablecoin (18 decimals) as a decimal string of USD. */
export function fromUsd(value: bigint): string {
  return formatUnits(value, 18)
}

/** `part` of `whole` in percent, with six decimals. Null when the whole is zero. */
export function percentage(part: bigint, whole: bigint): number | null {
  if (whole === 0n) return null
  return Number((part * 100_000_000n) / whole) / 1_000_000
}
