import { desc, eq } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { usd } from '#network/indexer/records/wholeUnits.ts'
import { feeClaims, markets } from '#network/store/schema/marketTables.ts'
import { type PageArguments, readLimit } from './limitAndOffset.ts'

export const feeClaimQueries = {
  /** Fees that the owner of a market's NFT distributed, newest first. `recipient` is that owner, also of burned fees. */
  async feeClaims(_: unknown, input: PageArguments & { nftId: number }, { database }: IndexerContext) {
    const claims = await database
      .select({ claim: feeClaims, pool: markets.pool })
      .from(feeClaims)
      .leftJoin(markets, eq(markets.nftId, feeClaims.nftId))
      .where(eq(feeClaims.nftId, input.nftId))
      .orderBy(desc(feeClaims.blockNumber), desc(feeClaims.logIndex))
      .limit(readLimit(input.limit))
    return claims.map(({ claim, pool }) => ({
      id: claim.id,
      txHash: claim.transactionHash,
      poolAddress: pool,
      nftId: claim.nftId,
      recipient: claim.recipient,
      amount: usd(claim.amount),
      blockNumber: claim.blockNumber,
      timestamp: claim.timestamp.toISOString(),
    }))
  },
}
