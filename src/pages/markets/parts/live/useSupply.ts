import { useQuery } from '@tanstack/react-query'
import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { tokenSupplyQuery } from '#interfaces/node/contract/token/tokenSupply.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** The supply of a market's token from its contract, in whole tokens; null while unknown. */
export function useSupply(market: Pick<TradedMarket, 'tokenAddress'>): Decimal | null {
  const { data } = useQuery(tokenSupplyQuery(market.tokenAddress))
  return data == null ? null : fromUnits(data, tokenDecimals)
}
