import { useQuery } from '@tanstack/react-query'
import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { tokenSupplyQuery } from '#interfaces/node/contract/token/tokenSupply.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** The supply of a market's token as the token says it, in whole tokens; null as long as it is not known. */
export function useSupply(market: Market): Decimal | null {
  const { data } = useQuery(tokenSupplyQuery(market.tokenAddress))
  return data == null ? null : fromUnits(data, tokenDecimals)
}
