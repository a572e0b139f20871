import type { QueryClient } from '@tanstack/react-query'
import { price, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { token as tokenOf } from '#spec/abi/hlpmmPoolSelectors.ts'
import { curvePoolQuery } from './curvePool.ts'
import { curveTokensQuery } from './curveTokens.ts'
import { readAddress } from './marketContracts.ts'

/** Reads what `nodeMarketQuery` promises: the token and its symbol, and the reserves at the newest block. */
export async function readNodeMarket(pool: Address, client: QueryClient): Promise<TradedMarket | null> {
  const token = await readAddress(pool, tokenOf)
  if (token === null) return null
  const tokens = await client.fetchQuery(curveTokensQuery(pool, token))
  if (tokens.refused !== undefined) return null
  const { reserves } = await client.fetchQuery(curvePoolQuery(pool))
  if (reserves === null) return null
  const { x, y, realUsd } = reserves
  return {
    poolAddress: pool,
    tokenAddress: token,
    symbol: tokens.symbol ?? '',
    name: '',
    tradesTotal: null,
    marketCap: null,
    feeStrategy: null,
    virtualReserveUSD: fromUnits(x, stablecoinDecimals),
    realReserveUSD: fromUnits(realUsd, stablecoinDecimals),
    reserveToken: fromUnits(y, tokenDecimals),
    spotPrice: price(x, y),
  }
}
