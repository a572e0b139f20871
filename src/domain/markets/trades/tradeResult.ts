import { add, compare, type Decimal, divide, multiply, one, subtract, zero } from '#lib/numbers/decimal.ts'

/**
 * A trade of one account on one market. `usdSettled`: the dollars that a buyer paid or a seller received; null for an
 * unknown side.
 */
export type OwnTrade = {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  usdSettled: Decimal | null
}

/**
 * A move of tokens without a price: received, given away, deposited with a lending pool (they stay the owner's), or taken
 * back from one.
 */
export type OwnTransfer = { side: 'received' | 'given' | 'deposited' | 'withdrawn'; tokenAmount: Decimal }

/**
 * The result of an account's trades and transfers on one market. `bought`: tokens remaining from purchases, deposited
 * ones included; `cost`: dollars paid for them. `entry`: dollars that one cost on average, also after all were sold; null
 * before a purchase. `unpriced`: tokens that came without a price and are still there.
 * `deposited`: those of either kind that a lending pool keeps. `realised`: dollars from sales less the cost of the sold
 * tokens; null when tokens without a price were sold.
 */
export type TradeResult = {
  bought: Decimal
  cost: Decimal
  entry: Decimal | null
  unpriced: Decimal
  deposited: Decimal
  realised: Decimal | null
}

const nothing: TradeResult = {
  bought: zero,
  cost: zero,
  entry: null,
  unpriced: zero,
  deposited: zero,
  realised: zero,
}

/**
 * Adds up the trades and transfers on one market, oldest first, by average cost: a purchase costs what was paid, fee
 * included; a sale yields what was received, after its fee. Outgoing tokens are taken from the bought ones first, at
 * their average cost. Proportional costs are rounded down at 40 decimals; everything else is exact. Null when a trade
 * lacks its side or an amount, or when more tokens left than had arrived: then the history is incomplete.
 */
export function tradeResult(moves: readonly (OwnTrade | OwnTransfer)[]): TradeResult | null {
  let result: TradeResult | null = nothing
  for (const move of moves) {
    if (result === null || move.side === null || move.tokenAmount === null) return null
    result = 'usdSettled' in move ? afterTrade(result, move) : afterTransfer(result, move)
  }
  return result
}

function afterTrade(result: TradeResult, { side, tokenAmount, usdSettled }: OwnTrade): TradeResult | null {
  if (tokenAmount === null || usdSettled === null) return null
  if (side === 'buy') {
    const total = { bought: add(result.bought, tokenAmount), cost: add(result.cost, usdSettled) }
    return { ...result, ...total, entry: costOf(total, one) }
  }
  const after = without(result, tokenAmount)
  if (after === null) return null
  const soldCost = subtract(result.cost, after.cost)
  const hasCost = compare(tokenAmount, result.bought) <= 0 && result.realised !== null
  return { ...after, realised: hasCost ? add(result.realised ?? zero, subtract(usdSettled, soldCost)) : null }
}

function afterTransfer(result: TradeResult, { side, tokenAmount }: OwnTransfer): TradeResult | null {
  const { deposited, unpriced } = result
  switch (side) {
    case 'received':
      return { ...result, unpriced: add(unpriced, tokenAmount) }
    case 'given':
      return without(result, tokenAmount)
    case 'deposited':
      return { ...result, deposited: add(deposited, tokenAmount) }
    case 'withdrawn': {
      const isMore = compare(tokenAmount, deposited) > 0
      if (!isMore) return { ...result, deposited: subtract(deposited, tokenAmount) }
      // A withdrawal beyond the deposits is interest, or a loan in this token: neither was bought.
      return { ...result, deposited: zero, unpriced: add(unpriced, subtract(tokenAmount, deposited)) }
    }
  }
}

/** The result after `leaving` tokens left; null when there are fewer. */
function without(result: TradeResult, leaving: Decimal): TradeResult | null {
  const { bought, cost, unpriced } = result
  if (compare(leaving, bought) > 0) {
    const rest = subtract(add(bought, unpriced), leaving)
    return rest.startsWith('-') ? null : { ...result, bought: zero, cost: zero, unpriced: rest }
  }
  const remaining = subtract(bought, leaving)
  return { ...result, bought: remaining, cost: costOf({ bought, cost }, remaining) ?? zero }
}

/** The dollars that `tokens` of the bought tokens cost on average; null when none were bought. */
export function costOf({ bought, cost }: Pick<TradeResult, 'bought' | 'cost'>, tokens: Decimal) {
  return divide(multiply(cost, tokens), bought)
}

/**
 * The part of the bought tokens still held in the `worth` of all that is held, less their cost, in dollars; null when none
 * were bought.
 */
export function unrealisedResult(
  result: Pick<TradeResult, 'bought' | 'cost'>,
  held: Decimal,
  worth: Decimal,
): Decimal | null {
  const tokens = compare(held, result.bought) < 0 ? held : result.bought
  const cost = costOf(result, tokens)
  const part = divide(multiply(worth, tokens), held)
  return cost === null || part === null ? null : subtract(part, cost)
}
