import { desc, inArray } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blockTables.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import { notify, type Store } from '#network/store/store.ts'
import { sample, sampleHash } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'
import { now } from './sharedClock.ts'

/** A block with a trade in each of two markets. `at` is when its transaction was about to be committed. */
export type TradeCommit = { swaps: [first: number, second: number]; at: number }

/** Makes the function that commits the next block as the sync does, in one transaction with its notice. */
export async function createTradeCommits({ database }: Store): Promise<() => Promise<TradeCommit>> {
  const [last] = await database.select().from(blocks).orderBy(desc(blocks.number)).limit(1)
  if (!last) throw new Error('The sample has no blocks.')
  const pools = [0, 1].map(sampleMarkets.pool)
  let number = last.number

  return () => {
    number += 1
    const timestamp = new Date()
    return database.transaction(async (transaction) => {
      await transaction
        .insert(blocks)
        .values({ ...last, hash: sampleHash('e', 100_000 + number), number, timestamp })
      const rows = await transaction
        .insert(swaps)
        .values(
          pools.map((pool, logIndex) => ({
            blockNumber: number,
            logIndex,
            transactionHash: sampleHash('a', number * 10),
            timestamp,
            pool,
            sender: sample.accounts[0],
            isBuy: true,
            amountIn: 1_000_000n,
            amountOut: 10n ** 18n,
            feeAmount: 0n,
            amountUsd: 1_000_000n,
            reserveUsdAfter: 1n,
            ...{
              caller: sample.router,
              stablecoin: sample.stablecoin,
              reserveTokenAfter: 1n,
              priceAfter: 1n,
            },
          })),
        )
        .returning({ id: swaps.id })
      await transaction
        .update(markets)
        .set({ updatedAtBlock: number, tradesTotal: number })
        .where(inArray(markets.pool, pools))
      await notify(transaction, { block: number })
      const [first = 0, second = 0] = rows.map(({ id }) => id)
      return { swaps: [first, second] as [number, number], at: now() }
    })
  }
}
