import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { MarketFacts } from '#network/decode/marketEvents.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'
import { inputRows, insertRows } from './bulkRows.ts'
import { addCandles } from './candleRows.ts'

type SwapFact = MarketFacts['swaps'][number]

/** Brings markets to the state after their newest trades. Also writes the swaps themselves and the candles. */
export async function applyMarkets(database: Database, facts: MarketFacts): Promise<void> {
  if (facts.created.length > 0) await createMarkets(database, facts)
  await insertRows(database, swaps, facts.swaps)
  await addCandles(database, facts.swaps)
  await updateMarkets(database, facts)
}

/** A market starts with the holders its token already has: the pool, to which the whole supply was minted. */
async function createMarkets(database: Database, facts: MarketFacts): Promise<void> {
  const zeros = {
    volume24h: 0n,
    trades24h: 0,
    volumeTotal: 0n,
    tradesTotal: 0,
    volatility: 0,
    holders: 0,
    trending: 0,
  }
  await insertRows(
    database,
    markets,
    facts.created.map((market) => ({ ...zeros, ...market })),
  )
  await database.execute(sql`
    update markets set holders = tokens.holders from tokens, ${inputRows(facts.created, 'pool text')}
    where markets.pool = input.pool and tokens.address = markets.token`)
}

async function updateMarkets(database: Database, facts: MarketFacts): Promise<void> {
  const traded = new Map<Address, SwapFact & { volume: bigint; trades: number }>()
  for (const swap of facts.swaps) {
    const { volume, trades } = traded.get(swap.pool) ?? { volume: 0n, trades: 0 }
    traded.set(swap.pool, { ...swap, volume: volume + swap.amountUsd, trades: trades + 1 })
  }
  if (traded.size > 0) {
    const columns = `pool text, block_number integer, timestamp timestamptz, reserve_usd_after numeric,
      reserve_token_after numeric, price_after numeric, volume numeric, trades integer`
    await database.execute(sql`
      update markets set
        real_reserve_usd = reserve_usd_after - virtual_reserve_usd,
        reserve_token = reserve_token_after, spot_price = price_after,
        market_cap = div(reserve_usd_after * supply, greatest(reserve_token_after, 1)),
        volume_total = volume_total + volume, trades_total = trades_total + trades,
        updated_at_block = block_number, updated_at = timestamp
      from ${inputRows(traded.values(), columns)} where markets.pool = input.pool`)
  }
  const strategies = new Map(facts.feeStrategies.map((row) => [row.nftId, row]))
  if (strategies.size > 0) {
    const columns = 'nft_id integer, strategy integer, block_number integer'
    await database.execute(sql`
      update markets set fee_strategy = input.strategy, updated_at_block = greatest(updated_at_block, block_number)
      from ${inputRows(strategies.values(), columns)} where markets.nft_id = input.nft_id`)
  }
  const newest = new Map(facts.volatilitySnapshots.map((snapshot) => [snapshot.pool, snapshot]))
  if (newest.size > 0) {
    await database.execute(sql`
      update markets set volatility = input.volatility
      from ${inputRows(newest.values(), 'pool text, volatility integer')} where markets.pool = input.pool`)
  }
}
