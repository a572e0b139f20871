import { and, getTableName, gte, lt, min } from 'drizzle-orm'
import { partitionedTables } from '#network/store/partitions/partitionedTables.ts'
import type { Partition } from '#network/store/partitions/readPartitions.ts'
import type { Database } from '#network/store/store.ts'

/**
 * Deletes the rows of pruned blocks that waited for their partition to be dropped, and whose partition is not to go any
 * more: somebody asked to keep more, in the middle of it.
 */
export async function deleteLeftRows(
  database: Database,
  keptFrom: number,
  leaving: Partition[],
): Promise<void> {
  for (const table of partitionedTables) {
    const [row] = await database.select({ oldest: min(table.blockNumber) }).from(table)
    const own = leaving.filter((partition) => partition.table === getTableName(table))
    const first = Math.max(row?.oldest ?? keptFrom, ...own.map((partition) => partition.to))
    if (first >= keptFrom) continue
    await database.delete(table).where(and(gte(table.blockNumber, first), lt(table.blockNumber, keptFrom)))
  }
}
