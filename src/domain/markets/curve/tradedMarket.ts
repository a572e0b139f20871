import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Reserves } from './reserves.ts'

/**
 * What a trade and the drawing of its curve have to know of a market, by an indexer or by the node alone. Amounts are in whole
 * units; what only an indexer knows is null without one.
 */
export type TradedMarket = Reserves & {
  poolAddress: Address
  tokenAddress: Address
  /** Empty without one. */
  symbol: string
  /** Empty without one. */
  name: string
  tradesTotal: number | null
  marketCap: Decimal | null
  feeStrategy: number | null
}
