import { formatUnits } from 'viem'

/** Decimals of the stablecoins, of market tokens and of prices: the contracts take no others. */
const usdDecimals = 18
export const marketTokenDecimals = 18
const priceDecimals = 18

/** Stablecoin base units as whole dollars, exactly. */
export function usd(amount: bigint): string {
  return formatUnits(amount, usdDecimals)
}

/** Base units of a market's token as whole tokens, exactly. */
export function marketToken(amount: bigint): string {
  return formatUnits(amount, marketTokenDecimals)
}

/** A wad price as dollars a token, exactly. */
export function price(wad: bigint): string {
  return formatUnits(wad, priceDecimals)
}
