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
  const measured = usdBefore && fromReserves(sale, usdBefore)
  if (measured) return measured
  const readings = [inDollars(sale), inTokens(sale), inTokensKept(sale)].filter((reading) => reading !== null)
  const fitting = readings.filter(({ off }) => compare(off, toleranceOf(sale.amountOut)) <= 0)
  const [nearest] = fitting.sort((left, right) => compare(left.off, right.off))
  if (nearest) {
    const chosen = fitting.find(({ unit }) => unit === configured) ?? nearest
    return { unit: chosen.unit, usdMoved: chosen.usdMoved }
  }
  if (configured === 'usd') return { unit: 'usd', usdMoved: add(sale.amountOut, sale.feeAmount) }
  return { unit: configured ?? null, usdMoved: null }
}

/**
 * Compares the dollars of the reserve before and after: the fee is in dollars if they fell by payout and fee, else in
 * tokens.
 */
function fromReserves({ amountOut, feeAmount, reserveUsdAfter }: Sale, usdBefore: Decimal): SellFee | null {
  const usdMoved = subtract(usdBefore, reserveUsdAfter)
  const tolerance = toleranceOf(usdMoved)
  if (compare(add(usdMoved, tolerance), amountOut) < 0) return null
  const isDollars = compare(distance(usdMoved, add(amountOut, feeAmount)), tolerance) <= 0
  return { unit: isDollars ? 'usd' : 'token', usdMoved }
}

type Reading = { unit: FeeUnit; usdMoved: Decimal; off: Decimal }

/** A fee in dollars: the tokens are worth payout and fee. */
function inDollars(sale: Sale): Reading | null {
  const usdMoved = add(sale.amountOut, sale.feeAmount)
  const expected = divide(multiply(sale.reserveUsdAfter, sale.amountIn), tokensBefore(sale))
  return expected && { unit: 'usd', usdMoved, off: distance(usdMoved, expected) }
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
