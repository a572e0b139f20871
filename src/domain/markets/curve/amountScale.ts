import { compare, type Decimal, decimal, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'

/** The decimals of a number from an indexer: 0 for whole units, 18 for base units. */
type Places = 0 | 18

/** The scale in which an indexer writes prices, and the one of token and dollar amounts. */
export type AmountScale = { price: Places; amount: Places }

export const wholeUnits: AmountScale = { price: 0, amount: 0 }

/** The figures of a pool as an indexer writes them, which price × tokens = dollars binds together. */
export type WrittenPool = {
  price: Decimal
  tokens: Decimal
  /** Candidates for the dollars behind the price, at least one. */
  dollars: readonly Decimal[]
}

const baseUnit = decimal('0.000000000000000001')
/** A reserve of 10^18 or more is in base units: no token has so many whole ones. */
const leastBaseUnits = 18
/**
 * The factor by which price × tokens may differ from the dollars: the price may be that of a trade, or of a moment
 * before.
 */
const tolerance = decimal('100')

/**
 * The scale of a pool's figures, by price × tokens = dollars. `unreadable` when that holds in neither scale; null when
 * a figure is zero and proves nothing. Prices and amounts have scales of their own, because a server may write one as a
 * decimal and the other as an integer.
 */
export function scaleOf({ price, tokens, dollars }: WrittenPool): AmountScale | 'unreadable' | null {
  const known = dollars.filter((each) => !isZero(each))
  if (isZero(price) || isZero(tokens) || known.length === 0) return null
  const product = multiply(price, tokens)
  const fits = (value: Decimal) =>
    known.some(
      (each) =>
        compare(value, multiply(each, tolerance)) <= 0 && compare(multiply(value, tolerance), each) >= 0,
    )
  const amount = isLarge(tokens) && [tokens, ...known].every(isWhole) ? 18 : 0
  if (amount === 0 && known.some(isLarge)) return 'unreadable'
  if (fits(product)) return { price: 0, amount }
  return isWhole(price) && fits(multiply(product, baseUnit)) ? { price: 18, amount } : 'unreadable'
}

/** A number of an indexer in whole units. */
export function toWholeUnits(value: Decimal, places: Places): Decimal {
  return places === 0 ? value : multiply(value, baseUnit)
}

function isWhole(value: Decimal): boolean {
  return !value.includes('.')
}

function isLarge(value: Decimal): boolean {
  return magnitude(value) >= leastBaseUnits
}
