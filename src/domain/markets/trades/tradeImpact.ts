import { add, type Decimal, decimal, divide, multiply, one, subtract } from '#lib/numbers/decimal.ts'

type Trade = {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  /** Dollars that entered or left the reserve. */
  usdMoved: Decimal | null
  reserveUsdAfter: Decimal
  reserveTokenAfter: Decimal
  priceUsd: Decimal
}

/** The tolerated difference between the stated price and the reserves' price, as a fraction: both are rounded down. */
const tolerance = decimal('0.0001')

/**
 * The change of the price by a trade, as a fraction, from the reserves before and after it.
 * Null for an unknown side or amount, and where the reserves do not yield the stated price, as on another kind of curve.
 */
export function tradeImpact(trade: Trade): Decimal | null {
  const { side, tokenAmount, usdMoved: moved, reserveUsdAfter: x, reserveTokenAfter: y } = trade
  if (side === null || tokenAmount === null || moved === null) return null
  if (!isPriceOf(trade.priceUsd, x, y)) return null
  const [xBefore, yBefore] =
    side === 'buy' ? [subtract(x, moved), add(y, tokenAmount)] : [add(x, moved), subtract(y, tokenAmount)]
  if (xBefore.startsWith('-') || yBefore.startsWith('-')) return null
  const ratio = divide(multiply(x, yBefore), multiply(y, xBefore))
  return ratio && subtract(ratio, one)
}

function isPriceOf(price: Decimal, x: Decimal, y: Decimal): boolean {
  const ratio = divide(multiply(price, y), x)
  if (ratio === null) return false
  const off = subtract(ratio, one).replace('-', '') as Decimal
  return subtract(off, tolerance).startsWith('-')
}
