import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  multiply,
  subtract,
  zero,
} from '#lib/numbers/decimal.ts'

/** The unit of a market's fee on a sale: dollars, which come out, or tokens, which go in. */
export type FeeUnit = 'usd' | 'token'

/** A sale as an indexer sends it: tokens in, dollars out, and the reserves after it, all in whole units. */
type Sale = {
  amountIn: Decimal
  amountOut: Decimal
  feeAmount: Decimal
  reserveUsdAfter: Decimal
  reserveTokenAfter: Decimal
}

/** `usdMoved`: dollars that left the reserve. Both are null when unknown. */
type SellFee = { unit: FeeUnit | null; usdMoved: Decimal | null }

type Known = {
  /** The dollars of the reserve before the sale, from the trade before it; null when that trade is not known. */
  usdBefore: Decimal | null
  /** The unit in `config.json`; undefined when it names none. */
  configured: FeeUnit | undefined
}

/** Tolerated difference of two amounts in dollars: a millionth of them, or two units of a coin with six decimals. */
const relativeTolerance = decimal('0.000001')
const absoluteTolerance = decimal('0.000002')

/**
 * Finds the unit of a sale's fee. The reserves prove it: by the fall of the pool's dollars or, on a constant product,
 * by the payout of a sale with such a fee. The configuration decides only where the reserves prove nothing.
 */
export function sellFee(sale: Sale, { usdBefore, configured }: Known): SellFee {
  const measured = usdBefore && fromReserves(sale, usdBefore, configured)
  if (measured) return measured
  const all = [inDollars(sale), inDollarsKept(sale), inTokens(sale), inTokensKept(sale)]
  const chosen = chooseReading(sale, all, configured)
  if (chosen) return { unit: chosen.unit, usdMoved: chosen.usdMoved }
  if (configured === 'usd') return { unit: 'usd', usdMoved: add(sale.amountOut, sale.feeAmount) }
  return { unit: configured ?? null, usdMoved: null }
}

/**
 * Compares the dollars of the reserve before and after. The fee is in dollars if they fell by payout and fee, and in
 * tokens if they fell by another amount above the payout. If they fell by the payout alone, the fee stays in the pool:
 * then the payout tells its unit, or a fee larger than it, which can only be tokens.
 */
function fromReserves(sale: Sale, usdBefore: Decimal, configured: FeeUnit | undefined): SellFee | null {
  const { amountOut, feeAmount } = sale
  const usdMoved = subtract(usdBefore, sale.reserveUsdAfter)
  const tolerance = toleranceOf(usdMoved)
  const isMoved = (amount: Decimal) => compare(distance(usdMoved, amount), tolerance) <= 0
  if (compare(add(usdMoved, tolerance), amountOut) < 0) return null
  if (isMoved(add(amountOut, feeAmount))) return { unit: 'usd', usdMoved }
  if (!isMoved(amountOut) || compare(feeAmount, amountOut) > 0) return { unit: 'token', usdMoved }
  const kept = chooseReading(sale, [inDollarsKept(sale), inTokensKept(sale)], configured)
  return { unit: kept?.unit ?? configured ?? null, usdMoved }
}

/** The reading that fits the payout: that of the configured unit, else the nearest. Undefined when none fits. */
function chooseReading(
  sale: Sale,
  readings: readonly (Reading | null)[],
  configured: FeeUnit | undefined,
): Reading | undefined {
  const fitting = readings
    .filter((reading) => reading !== null)
    .filter(({ off }) => compare(off, toleranceOf(sale.amountOut)) <= 0)
    .sort((left, right) => compare(left.off, right.off))
  return fitting.find(({ unit }) => unit === configured) ?? fitting[0]
}

type Reading = { unit: FeeUnit; usdMoved: Decimal; off: Decimal }

/** A fee in dollars: the tokens are worth payout and fee. */
function inDollars(sale: Sale): Reading | null {
  const usdMoved = add(sale.amountOut, sale.feeAmount)
  const expected = divide(multiply(sale.reserveUsdAfter, sale.amountIn), tokensBefore(sale))
  return expected && { unit: 'usd', usdMoved, off: distance(usdMoved, expected) }
}

/** A fee in dollars that stay in the pool: the tokens are worth payout and fee, and nothing but the payout leaves. */
function inDollarsKept(sale: Sale): Reading | null {
  const { amountIn, amountOut, feeAmount, reserveUsdAfter } = sale
  const expected = divide(multiply(add(reserveUsdAfter, amountOut), amountIn), sale.reserveTokenAfter)
  return expected && { unit: 'usd', usdMoved: amountOut, off: distance(add(amountOut, feeAmount), expected) }
}

/** A fee in tokens, whose worth leaves the reserve beside the payout: the payout is that of the tokens without the fee. */
function inTokens(sale: Sale): Reading | null {
  const { amountIn, amountOut, feeAmount, reserveUsdAfter } = sale
  const before = tokensBefore(sale)
  const net = subtract(amountIn, feeAmount)
  const withNet = add(before, net)
  const paid = divide(net, withNet)
  const collected = divide(feeAmount, add(add(before, amountIn), feeAmount))
  if (net.startsWith('-') || paid === null || collected === null) return null
  const usdBefore = divide(reserveUsdAfter, subtract(subtract(decimal('1'), paid), collected))
  if (usdBefore === null) return null
  const usdMoved = add(amountOut, multiply(usdBefore, collected))
  return { unit: 'token', usdMoved, off: distance(amountOut, multiply(usdBefore, paid)) }
}

/** A fee in tokens that stay in the pool: nothing but the payout leaves the reserve. */
function inTokensKept(sale: Sale): Reading | null {
  const { amountIn, amountOut, feeAmount, reserveUsdAfter } = sale
  const net = subtract(amountIn, feeAmount)
  const expected = divide(multiply(reserveUsdAfter, net), tokensBefore(sale))
  if (net.startsWith('-') || expected === null) return null
  return { unit: 'token', usdMoved: amountOut, off: distance(amountOut, expected) }
}

function tokensBefore({ reserveTokenAfter, amountIn }: Sale): Decimal {
  const before = subtract(reserveTokenAfter, amountIn)
  return before.startsWith('-') ? zero : before
}

function toleranceOf(amount: Decimal): Decimal {
  const relative = multiply(amount, relativeTolerance)
  return compare(relative, absoluteTolerance) > 0 ? relative : absoluteTolerance
}

function distance(left: Decimal, right: Decimal): Decimal {
  return subtract(left, right).replace('-', '') as Decimal
}
