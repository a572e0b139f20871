import { add, compare, type Decimal, divide, multiply, subtract, zero } from '#lib/numbers/decimal.ts'

/** A trade of one account on one market. `usdSettled`: what a buyer paid or a seller received; null for an unknown side. */
export type OwnTrade = {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  usdSettled: Decimal | null
}

/**
 * The result of an account's trades on one market. `bought`: tokens remaining from purchases; `cost`: dollars paid for them.
 * `realised`: dollars from sales less the cost of the sold tokens; null when more was sold than bought, because tokens that
 * came by transfer have no price.
 */
export type TradeResult = { bought: Decimal; cost: Decimal; realised: Decimal | null }

/**
 * Adds up the trades of one market, oldest first, by average cost: a purchase costs what was paid, fee included; a sale
 * yields what was received, after its fee. Proportional costs are rounded down at 40 decimals; everything else is exact.
 * Null when a trade lacks its side or an amount.
 */
export function tradeResult(trades: readonly OwnTrade[]): TradeResult | null {
  let result: TradeResult = { bought: zero, cost: zero, realised: zero }
  for (const { side, tokenAmount, usdSettled } of trades) {
    if (side === null || tokenAmount === null || usdSettled === null) return null
    result =
      side === 'buy'
        ? { ...result, bought: add(result.bought, tokenAmount), cost: add(result.cost, usdSettled) }
        : afterSale(result, tokenAmount, usdSettled)
  }
  return result
}

function afterSale({ bought, cost, realised }: TradeResult, sold: Decimal, received: Decimal): TradeResult {
  if (compare(sold, bought) > 0) return { bought: zero, cost: zero, realised: null }
  const remaining = subtract(bought, sold)
  const soldCost = subtract(cost, costOf({ bought, cost }, remaining) ?? zero)
  return {
    bought: remaining,
    cost: subtract(cost, soldCost),
    realised: realised === null ? null : add(realised, subtract(received, soldCost)),
  }
}

/** The dollars that `tokens` of the bought tokens cost on average; null when none were bought. */
export function costOf({ bought, cost }: Pick<TradeResult, 'bought' | 'cost'>, tokens: Decimal) {
  return divide(multiply(cost, tokens), bought)
}

/** The value, at `price`, of the bought tokens still held, less their cost, in dollars; null when none were bought. */
export function unrealisedResult(result: TradeResult, held: Decimal, price: Decimal): Decimal | null {
  const tokens = compare(held, result.bought) < 0 ? held : result.bought
  const cost = costOf(result, tokens)
  return cost === null ? null : subtract(multiply(tokens, price), cost)
}
