import type { Side } from '#domain/markets/trades/trade.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import {
  swapExactStableForTokens,
  swapExactTokensForStable,
  swapExactTokensForTokens,
} from '#spec/abi/hlpmmRouterSelectors.ts'

type CurveTrade = {
  router: Address
  side: Side
  /** The stablecoin of a purchase or the token of another market that pays it; the market's token of a sale. */
  paid: Address
  /** Whether `paid` is the token of another market, which the router sells for dollars first. */
  isHop?: boolean
  /** The token of the market. */
  token: Address
  /** Base units. */
  amountIn: bigint
  /** The minimum received in base units; the contract reverts below it. */
  leastOut: bigint
  /** The account that receives the payout. */
  to: Address
  /** Epoch seconds; the contract reverts in a later block. */
  deadline: bigint
}

/** Buys or sells on a market through the router, or trades a token for a token, for an exact amount in. */
export function curveTradeCall(trade: CurveTrade): ContractCall {
  const { router, side, paid, isHop = false, token, amountIn, leastOut, to, deadline } = trade
  if (isHop)
    return {
      to: router,
      data: encodeCall(swapExactTokensForTokens, amountIn, leastOut, paid, token, to, deadline),
    }
  const data =
    side === 'buy'
      ? encodeCall(swapExactStableForTokens, amountIn, leastOut, paid, token, to, deadline)
      : encodeCall(swapExactTokensForStable, amountIn, leastOut, token, to, deadline)
  return { to: router, data }
}
