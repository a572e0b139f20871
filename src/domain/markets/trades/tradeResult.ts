import { add, compare, type Decimal, divide, multiply, subtract, zero } from '#lib/numbers/decimal.ts'

/** A trade of somebody on one market. `usdAmount` is gross of the fee, as everywhere; null of an unknown side. */
export type OwnTrade = {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  usdAmount: Decimal | null
  feeAmount: Decimal
}

/**
 * What trades on one market came to. `bought` tokens are left of the purchases, and `cost` was paid for them. `realised` is
 * what sales brought less what the sold tokens had cost; null when more was sold than was bought: what came by transfer
 * has no price.
 */
export type TradeResult = { bought: Decimal; cost: Decimal; realised: Decimal | null }

/**
 * Adds up the trades of one market, oldest first, by average cost: a purchase costs what was paid, fee included, and a sale
 * brings what was received, after its fee. A cost in proportion is cut at 40 decimals, everything else is exact. Null
 * when a trade says not all of that.
 */
export function tradeResult(trades: readonly OwnTrade[]): TradeResult | null {
  let result: TradeResult = { bought: zero, cost: zero, realised: zero }
  for (const { side, tokenAmount, usdAmount, feeAmount } of trades) {
    if (side === null || tokenAmount === null || usdAmount === null) return null
    result =
      side === 'buy'
        ? { ...result, bought: add(result.bought, tokenAmount), cost: add(result.cost, usdAmount) }
        : afterSale(result, tokenAmount, subtract(usdAmount, feeAmount))
  }
  return result
}

function afterSale({ bought, cost, realised }: TradeResult, sold: Decimal, received: Decimal): TradeResult {
  if (compare(sold, bought) > 0) return { bought: zero, cost: zero, realised: null }
  const left = subtract(bought, sold)
  const soldCost = subtract(cost, costOf({ bought, cost }, left) ?? zero)
  return {
    bought: left,
    cost: subtract(cost, soldCost),
    realised: realised === null ? null : add(realised, subtract(received, soldCost)),
  }
}

/** What so many of the bought tokens cost; null without any. */
export function costOf({ bought, cost }: Pick<TradeResult, 'bought' | 'cost'>, tokens: Decimal) {
  return divide(multiply(cost, tokens), bought)
}

/** What the bought tokens that are still held are worth at a price, less what they cost; null when none is. */
export function unrealisedResult(result: TradeResult, held: Decimal, price: Decimal): Decimal | null {
  const tokens = compare(held, result.bought) < 0 ? held : result.bought
  const cost = costOf(result, tokens)
  return cost === null ? null : subtract(multiply(tokens, price), cost)
}
