import { formatMoney } from '#lib/format/money.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'

type WorthNote = {
  /** The symbol of the coin, its worth in dollars, null without a price, and the net worth without it. */
  symbol: string
  coin: Decimal | null
  coinless: Decimal | null
  /** What has no price: "2 unpriced tokens". */
  missing: readonly string[]
  /** Whether not all tokens were read. */
  isLeast: boolean
}

/**
 * What a net worth counts: "$51,043.97 without ETH", as the line of tokens and deposits has no coin. It has one line on a
 * phone, so "At least" stands for the unpriced tokens, too.
 */
export function worthNote({ symbol, coin, coinless, missing, isLeast }: WorthNote): string {
  const least = isLeast ? 'At least' : undefined
  if (coin === null || coinless === null) return without([`${symbol} (no price)`, ...missing], isLeast) ?? ''
  if (isZero(coin)) return without(missing, isLeast) ?? least ?? `With ${symbol}`
  const counted = least ?? without(missing)
  return `${counted ? `${counted}. ` : ''}${formatMoney(coinless)} without ${symbol}`
}

/** What a total leaves out: "Without ETH and 2 unpriced tokens"; undefined where that is nothing. */
export function without(parts: readonly string[], isLeast = false): string | undefined {
  if (parts.length === 0) return undefined
  return `${isLeast ? 'At least, without' : 'Without'} ${new Intl.ListFormat('en-GB').format(parts)}`
}
