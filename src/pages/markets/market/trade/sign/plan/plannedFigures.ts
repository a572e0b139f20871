import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { TradeFigures } from '#domain/transactions/record/tradeFigures.ts'
import { add, fromUnits } from '#lib/numbers/decimal.ts'
import type { Received } from '#pages/markets/market/trade/sign/useReceivedCoins.ts'
import type { TradeContext } from './tradeContext.ts'

/** The figures before and after a trade; null while a balance is unknown or too small. */
export function tradeFigures(
  { paid, received }: TradeContext,
  { amountIn, quote, leastOut }: TradePlan,
  balance: bigint | null,
  holding: bigint | null,
): TradeFigures | null {
  if (balance === null || holding === null || balance < amountIn) return null
  return {
    token: received.asset,
    symbol: received.symbol,
    decimals: received.decimals,
    quoted: quote.amountOut.toString(),
    least: leastOut.toString(),
    before: {
      paid: fromUnits(balance, paid.decimals),
      received: fromUnits(holding, received.decimals),
      price: quote.spotBefore,
    },
    after: {
      paid: fromUnits(balance - amountIn, paid.decimals),
      received: fromUnits(holding + quote.amountOut, received.decimals),
      price: quote.spotAfter,
    },
  }
}

/** Replaces the quoted payout by the received one, because others may trade between quote and block. */
export function withMoved(figures: TradeFigures | null, came: Received | null): TradeFigures | null {
  if (figures === null || came === null) return figures
  const moved = came.coins.find(({ asset }) => asset === figures.token)?.units ?? 0n
  const received = add(figures.before.received, fromUnits(moved, figures.decimals))
  return { ...figures, after: { ...figures.after, received } }
}
