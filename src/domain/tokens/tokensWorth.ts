import { add, type Decimal, fromUnits, multiply, zero } from '#lib/numbers/decimal.ts'

type Holding = { value: bigint | null; decimals: number | null; price: Decimal | null; isScam: boolean }

/**
 * What one holding is worth in US dollars; null without a price, an amount or decimals, and for a token reported as a scam: its
 * price is made up.
 */
export function worthOf({ value, decimals, price, isScam }: Holding): Decimal | null {
  return isScam || value === null || price === null || decimals === null
    ? null
    : multiply(fromUnits(value, decimals), price)
}

/**
 * What tokens are worth together in US dollars, and how many of them have a price. Null when none has one.
 */
export function tokensWorth(holdings: readonly Holding[]): { worth: Decimal; priced: number } | null {
  const worths = holdings.flatMap((holding) => {
    const worth = worthOf(holding)
    return worth === null ? [] : [worth]
  })
  return worths.length === 0 ? null : { worth: worths.reduce(add, zero), priced: worths.length }
}
