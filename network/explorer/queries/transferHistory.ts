import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { below } from '#network/explorer/request/paging.ts'
import { tokenTransfers } from '#network/store/schema/tokens.ts'
import type { Database } from '#network/store/store.ts'

/** The transfers of a transaction in their order, at most `limit`. */
export function transfersOfTransaction(database: Database, hash: Hash, limit: number) {
  return database
    .select()
    .from(tokenTransfers)
    .where(eq(tokenTransfers.transactionHash, hash))
    .orderBy(asc(tokenTransfers.logIndex), asc(tokenTransfers.batchIndex))
    .limit(limit)
}

/** The transfers of some tokens earlier in a block than one of its logs. */
export function transfersEarlierInBlock(
  database: Database,
  { blockNumber, logIndex, tokens }: { blockNumber: number; logIndex: number; tokens: Address[] },
) {
  return database
    .select()
    .from(tokenTransfers)
    .where(
      and(
        eq(tokenTransfers.blockNumber, blockNumber),
        lt(tokenTransfers.logIndex, logIndex),
        inArray(tokenTransfers.token, tokens),
      ),
    )
}

/**
 * The balance of an address before a log: all it received less all it sent until then. This holds for tokens whose
 * balances change by transfers only.
 */
export async function balanceFromTransfers(
  database: Database,
  of: { token: Address; tokenId: bigint | null; address: Address },
  at: { blockNumber: number; logIndex: number },
): Promise<bigint> {
  const { token, tokenId, address } = of
  const [sent, received] = await Promise.all(
    [tokenTransfers.from, tokenTransfers.to].map((side) =>
      database
        .select({ sum: sql<string>`coalesce(sum(${tokenTransfers.amount}), 0)` })
        .from(tokenTransfers)
        .where(
          and(
            eq(side, address),
            eq(tokenTransfers.token, token),
            tokenId === null ? undefined : eq(tokenTransfers.tokenId, tokenId),
            below([tokenTransfers.blockNumber, tokenTransfers.logIndex], [at.blockNumber, at.logIndex]),
          ),
        ),
    ),
  )
  return BigInt(received?.[0]?.sum ?? 0) - BigInt(sent?.[0]?.sum ?? 0)
}
