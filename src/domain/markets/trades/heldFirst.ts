import { add, type Decimal, isZero, multiply, subtract, zero } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Trade = {
  poolAddress: Address
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  priceUsd: Decimal
}

/**
 * The trades of each market, newest first as they came: the markets first of which most is left of the purchases, at the price of
 * the last trade, then the others by their last trade. Only the order comes from that estimate, which a price that moves
 * does not change.
 */
export function heldFirst<Each extends Trade>(trades: readonly Each[]): [Address, Each[]][] {
  const byPool = new Map<Address, Each[]>()
  for (const trade of trades) {
    const own = byPool.get(trade.poolAddress)
    if (own) own.push(trade)
    else byPool.set(trade.poolAddress, [trade])
  }
  return [...byPool]
    .map(([pool, own]) => ({ pool, own, left: leftOf(own) }))
    .sort(largestFirst(({ left }) => left))
    .map(({ pool, own }) => [pool, own])
}

/** What is left of the purchases in dollars; null where nothing is. */
function leftOf(trades: readonly Trade[]): Decimal | null {
  const tokens = trades.reduce((sum, { side, tokenAmount }) => {
    if (side === null || tokenAmount === null) return sum
    return side === 'buy' ? add(sum, tokenAmount) : subtract(sum, tokenAmount)
  }, zero)
  const price = trades[0]?.priceUsd
  if (price === undefined || tokens.startsWith('-') || isZero(tokens)) return null
  return multiply(tokens, price)
}
