import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Assets } from '#network/explorer/assets/assets.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'

/** USD (wad) for one whole token: the spot price of its curve, otherwise the price in the assets, otherwise null. */
export function priceOf({ prices }: Assets): SQL<string | null> {
  const fixed = [...prices].map(([address, price]) => sql`when ${address} then ${price.toString()}::numeric`)
  if (fixed.length === 0) return sql`${markets.spotPrice}`
  return sql`coalesce(${markets.spotPrice}, case ${tokens.address} ${sql.join(fixed, sql` `)} end)`
}

/** The value of an amount of a token in USD (wad, rounded down). It is -1 without a price, so that it sorts last. */
export function worthOf(assets: Assets, amount: SQLWrapper): SQL<string> {
  const scale = sql`power(10::numeric, coalesce(${tokens.decimals}, 0))`
  return sql`coalesce(div(${amount} * ${priceOf(assets)}, ${scale}), -1)`
}
