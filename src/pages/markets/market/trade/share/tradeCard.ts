import { formatCount } from '#lib/format/count.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { formatSignificant } from '#lib/format/significant.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { type Decimal, divide, fromUnits } from '#lib/numbers/decimal.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { TradeContext, TradeToken } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'

/** What a picture of a trade says: two lines, and figures with their labels. */
export type TradeCard = { title: string; subtitle: string; figures: readonly (readonly [string, string])[] }

type FinishedTrade = {
  context: Pick<TradeContext, 'market' | 'side' | 'paid'>
  /** Base units that went in, as they were signed. */
  amountIn: bigint
  /** What came out by the receipt, by token. */
  coins: readonly (TradeToken & { units: bigint })[]
  /** The block that holds it. */
  block: number
}

/**
 * A confirmed trade for its picture: only what was signed and what the receipt says, nothing of the account. The price is the
 * average of the whole trade, fee included; it is left out of a sale that was paid in several coins.
 */
export function tradeCard({ context, amountIn, coins, block }: FinishedTrade): TradeCard {
  const { market, side, paid } = context
  const [went, came] = [amountOf(amountIn, paid), coins.map((coin) => amountOf(coin.units, coin)).join(' + ')]
  const price = coins[0] && coins.length === 1 ? averageOf(side, amountIn, paid, coins[0]) : null
  return {
    title: side === 'buy' ? `Bought ${came}` : `Sold ${went}`,
    subtitle: `for ${side === 'buy' ? went : came}`,
    figures: [
      ...(price === null ? [] : [['Average price', price] as const]),
      ['Market', shortHash(market.poolAddress)],
      ['Block', formatCount(block)],
    ],
  }
}

function amountOf(units: bigint, { decimals, symbol }: Pick<TradeToken, 'decimals' | 'symbol'>): string {
  return `${formatAmount(fromUnits(units, decimals))} ${formatUnit(symbol)}`
}

/** What one token of the market cost or brought, in the coin. */
function averageOf(
  side: TradeContext['side'],
  amountIn: bigint,
  paid: TradeToken,
  came: TradeToken & { units: bigint },
): string | null {
  const [went, got] = [fromUnits(amountIn, paid.decimals), fromUnits(came.units, came.decimals)]
  const average: Decimal | null = side === 'buy' ? divide(went, got) : divide(got, went)
  return average && `${formatSignificant(average)} ${formatUnit(side === 'buy' ? paid.symbol : came.symbol)}`
}
