import { desc, eq, sql } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blockTables.ts'
import type { Database } from '#network/store/store.ts'
import { BlockReplaced } from '#network/sync/read/readBlocks.ts'

/**
 * Keeps other writers out until the transaction ends. Throws when the newest block is not this writer's: it lost its
 * election during a step, and another process wrote.
 */
export async function lockChain(database: Database, newest: { hash: string } | null): Promise<void> {
  await database.execute(sql`select from followed for update`)
  const [stored] = await database
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  if (stored?.hash !== newest?.hash) throw new BlockReplaced('Another process wrote meanwhile')
}
