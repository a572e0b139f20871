import type { Address } from '#lib/wire/shapes.ts'

/** A token that anybody may mint. */
export type FaucetAsset = { asset: Address; symbol: string; decimals: number }

/** How many whole tokens a click gives, by decimals. */
const purse: Record<number, bigint> = { 6: 10_000n, 8: 1n, 18: 5n }

export function purseOf({ decimals }: FaucetAsset): bigint {
  return purse[decimals] ?? 0n
}
