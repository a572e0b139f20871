import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import { amountText } from '#lib/format/amountText.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A token of a trade. */
export type TradeToken = { asset: Address; symbol: string; decimals: number }

/** The subject of a trade: account, market, router, and the paid and received tokens. */
export type TradeContext = {
  market: TradedMarket
  /** The contract that takes the paid token and trades it with the market's pool. */
  router: Address
  user: Address
  side: Side
  paid: TradeToken
  received: TradeToken
  /** The market whose token pays a purchase; undefined where a stablecoin does. */
  from?: TradedMarket | undefined
}

/** The longest symbol that a transaction record stores. */
const longestSymbol = 32
/** The word for a token without a symbol. */
const nameless = 'tokens'

/** Creates the context. The market's token has its cleaned symbol, because signed texts name it. */
export function tradeContext(
  { market, router, user, side }: Pick<TradeContext, 'market' | 'router' | 'user' | 'side'>,
  stablecoin: TradeToken,
): TradeContext {
  const token = tokenOf(market)
  const [paid, received] = side === 'buy' ? [stablecoin, token] : [token, stablecoin]
  return { market, router, user, side, paid, received }
}

/** The token of a market with its cleaned symbol. */
export function tokenOf({ tokenAddress, symbol }: Pick<TradedMarket, 'tokenAddress' | 'symbol'>): TradeToken {
  return {
    asset: tokenAddress,
    symbol: cleanText(symbol, { longest: longestSymbol }) || nameless,
    decimals: tokenDecimals,
  }
}

/** The trade in words: `Buy TIDE for 25 HUSD`, `Sell 12 TIDE`. */
export function tradeTitle(
  { side, paid, received }: TradeContext,
  amountIn: bigint | null,
  textOf: typeof amountText = amountText,
): string {
  if (side === 'sell') return `Sell ${amountIn === null ? paid.symbol : textOf(amountIn, paid)}`
  return `Buy ${received.symbol}${amountIn === null ? '' : ` for ${textOf(amountIn, paid)}`}`
}
