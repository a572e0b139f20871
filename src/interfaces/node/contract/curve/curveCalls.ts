import type { Side } from '#domain/markets/trades/trade.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { swapExactStableForTokens, swapExactTokensForStable } from '#spec/abi/hlpmmRouterSelectors.ts'

type CurveTrade = {
  router: Address
  side: Side
  /** The stablecoin of a purchase, the market's token of a sale. */
  paid: Address
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

/** Buys or sells on a market through the router, for an exact amount in. */
export function curveTradeCall(trade: CurveTrade): ContractCall {
  const { router, side, paid, token, amountIn, leastOut, to, deadline } = trade
  const data =
    side === 'buy'
      ? encodeCall(swapExactStableForTokens, amountIn, leastOut, paid, token, to, deadline)
      : encodeCall(swapExactTokensForStable, amountIn, leastOut, token, to, deadline)
  return { to: router, data }
}
