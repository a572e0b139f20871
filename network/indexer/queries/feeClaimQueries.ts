import { desc, eq } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { usd } from '#network/indexer/records/wholeUnits.ts'
import { feeClaims } from '#network/store/schema/marketTables.ts'
import { type PageArguments, readLimit } from './limitAndOffset.ts'

export const feeClaimQueries = {
  /** Fees paid to the owner of a market's NFT, newest first. */
  async feeClaims(_: unknown, input: PageArguments & { nftId: number }, { database }: IndexerContext) {
    const claims = await database
      .select()
      .from(feeClaims)
      .where(eq(feeClaims.nftId, input.nftId))
      .orderBy(desc(feeClaims.blockNumber), desc(feeClaims.logIndex))
      .limit(readLimit(input.limit))
    return claims.map((claim) => ({
      id: claim.id,
      txHash: claim.transactionHash,
      poolAddress: claim.pool,
      nftId: claim.nftId,
      recipient: claim.recipient,
      amount: usd(claim.amount),
      blockNumber: claim.blockNumber,
      timestamp: claim.timestamp.toISOString(),
    }))
  },
}
