import { and, desc, eq, lte, max } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { newestPossible } from '#network/store/partitions/createPartitions.ts'
import { type Partition, readPartitions } from '#network/store/partitions/readPartitions.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import type { Asks } from '#network/sync/read/unmovedTokens.ts'

export type StoredBlock = { number: number; hash: Hash; timestamp: Date }

/** The part of the store's state that the sync needs. It is read at the start, after a reorg and after any failure. */
export type ChainState = {
  newest: StoredBlock | null
  tokens: Set<Address>
  asks: Asks
  partitions: Partition[]
}

/** The state of the store, or the one that it would have if the chain ended with an earlier block. */
export async function readChainState(database: Database, upTo = newestPossible): Promise<ChainState> {
  const [newest] = await database
    .select({ number: blocks.number, hash: blocks.hash, timestamp: blocks.timestamp })
    .from(blocks)
    .where(and(eq(blocks.consensus, true), lte(blocks.number, upTo)))
    .orderBy(desc(blocks.number))
    .limit(1)
  const known = await database
    .select({ address: tokens.address })
    .from(tokens)
    .where(lte(tokens.firstBlock, upTo))
  return {
    newest: newest ?? null,
    tokens: new Set(known.map((row) => row.address)),
    asks: new Map(),
    partitions: await readPartitions(database),
  }
}

/** The progress of the store while another process writes it. */
export async function readProgress(database: Database): Promise<{ block: number; caughtUp: true }> {
  const [newest] = await database
    .select({ block: max(blocks.number) })
    .from(blocks)
    .where(eq(blocks.consensus, true))
  return { block: newest?.block ?? -1, caughtUp: true }
}
