import { eq } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blockTables.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import { notify, type Store } from '#network/store/store.ts'
import { sample, sampleHash } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'

export type Trade = { market: number; logIndex: number; amount?: bigint; transaction?: number }

/** Commits a block with trades to the sample as the sync does, in one transaction with its notice. */
export function mineTrades(
  store: Store,
  number: number,
  trades: Trade[],
  options: { rolledBackTo?: number; at?: Date } = {},
) {
  const timestamp = options.at ?? new Date()
  return store.database.transaction(async (database) => {
    if (options.rolledBackTo !== undefined) {
      await database.delete(swaps).where(eq(swaps.blockNumber, number))
      await database.delete(blocks).where(eq(blocks.number, number))
    }
    const [last] = await database.select().from(blocks).where(eq(blocks.number, 40))
    if (!last) throw new Error('the sample lost its head')
    const seed = number * 10 + (options.rolledBackTo === undefined ? 0 : 1)
    await database
      .insert(blocks)
      .values({ ...last, hash: sampleHash('e', 100_000 + seed), number, timestamp })
    if (trades.length > 0)
      await database.insert(swaps).values(
        trades.map(({ market, logIndex, amount, transaction = number }) => ({
          ...{ blockNumber: number, logIndex, transactionHash: sampleHash('a', transaction * 10), timestamp },
          ...{ pool: sampleMarkets.pool(market), sender: sample.accounts[0], isBuy: true },
          ...{ amountIn: amount ?? 10n ** 18n, amountOut: 10n ** 18n, feeAmount: 0n, amountUsd: 10n ** 18n },
          ...{
            reserveUsdAfter: 1n,
            caller: sample.router,
            stablecoin: sample.stablecoin,
            reserveTokenAfter: 1n,
            priceAfter: 1n,
          },
        })),
      )
    for (const market of new Set(trades.map((trade) => trade.market)))
      await database
        .update(markets)
        .set({ updatedAtBlock: number, tradesTotal: number })
        .where(eq(markets.pool, sampleMarkets.pool(market)))
    const { rolledBackTo } = options
    await notify(database, rolledBackTo === undefined ? { block: number } : { block: number, rolledBackTo })
  })
}
