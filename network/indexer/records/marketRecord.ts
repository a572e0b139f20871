import type { markets } from '#network/store/schema/marketTables.ts'
import { marketToken, price, usd } from './wholeUnits.ts'

/** A stored market in the spec's shape. */
export function marketRecord(market: typeof markets.$inferSelect) {
  return {
    id: market.id,
    poolAddress: market.pool,
    tokenAddress: market.token,
    nftId: market.nftId,
    creator: market.creator,
    name: market.name,
    symbol: market.symbol,
    metadata: market.metadata,
    metadataImageUrl: market.imageUrl,
    virtualReserveUSD: usd(market.virtualReserveUsd),
    realReserveUSD: usd(market.realReserveUsd),
    reserveToken: marketToken(market.reserveToken),
    spotPrice: price(market.spotPrice),
    marketCap: usd(market.marketCap),
    volume24h: usd(market.volume24h),
    volumeTotal: usd(market.volumeTotal),
    trades24h: market.trades24h,
    tradesTotal: market.tradesTotal,
    feeStrategy: market.feeStrategy,
    volatility: market.volatility,
    holders: market.holders,
    createdAtBlock: market.createdAtBlock,
    createdAt: market.createdAt.toISOString(),
    updatedAt: market.updatedAt.toISOString(),
  }
}
