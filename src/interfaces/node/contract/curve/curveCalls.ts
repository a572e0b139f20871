import type { Side } from '#domain/markets/trades/trade.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { buy, sell } from '#spec/abi/curvePoolSelectors.ts'

const selectors = { buy, sell } as const

type CurveTrade = {
  pool: Address
  side: Side
  /** Base units. */
  amountIn: bigint
  /** The contract refuses when it would give less. */
  leastOut: bigint
  /** Who gets what comes out. */
  to: Address
  /** Epoch seconds: a later block refuses. */
  deadline: bigint
}

/** Buys or sells on a market, for an exact amount in. */
export function curveTradeCall({ pool, side, amountIn, leastOut, to, deadline }: CurveTrade): ContractCall {
  return { to: pool, data: encodeCall(selectors[side], amountIn, leastOut, to, deadline) }
}
