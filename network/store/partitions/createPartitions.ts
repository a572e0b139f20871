import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '#network/store/database.ts'
import { partitionedTables } from './partitionedTables.ts'
import { type Partition, readPartitions } from './readPartitions.ts'

/** The default number of blocks in a partition. */
export const standardPartitionBlocks = 1_000_000
/** The largest block number that a store can have. */
export const newestPossible = 2 ** 31 - 1
const endOfBlocks = newestPossible + 1

type Range = { from: number; to: number }

/**
 * Creates the partitions that are missing for the blocks from `from` to `to`, in one database transaction. They begin
 * at multiples of `size`, unless existing ones of another size are in the way. Readers and writers of the tables are
 * not blocked.
 */
export async function createPartitions(
  database: Database,
  blocks: { from: number; to: number },
  size = standardPartitionBlocks,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of partitionedTables) {
      const name = getTableName(table)
      // The lock lets a later process see the partitions of an earlier one.
      await transaction.execute(sql`lock table ${table} in share update exclusive mode`)
      const partitions = (await readPartitions(transaction)).filter((partition) => partition.table === name)
      for (const range of missingRanges(partitions, blocks, size)) await attach(transaction, name, range)
    }
  })
}

/** Whether each table has a partition for each of the blocks from `from` to `to`. The oldest partitions come first. */
export function areCovered(partitions: Partition[], blocks: { from: number; to: number }): boolean {
  return partitionedTables.every((table) => {
    let block = blocks.from
    for (const partition of partitions)
      if (partition.table === getTableName(table) && partition.from <= block)
        block = Math.max(block, partition.to)
    return block > blocks.to
  })
}

/** The ranges between partitions that have to be made for some blocks. */
export function missingRanges(existing: Range[], { from, to }: Range, size: number): Range[] {
  const missing: Range[] = []
  for (let block = from; block <= to; ) {
    const found = existing.find((range) => range.from <= block && block < range.to)
    if (found) {
      block = found.to
      continue
    }
    const start = Math.floor(block / size) * size
    const before = existing.filter((range) => range.to <= block).map((range) => range.to)
    const after = existing.filter((range) => range.from > block).map((range) => range.from)
    const range = { from: Math.max(start, ...before), to: Math.min(start + size, endOfBlocks, ...after) }
    missing.push(range)
    block = range.to
  }
  return missing
}

/** Creates the table and attaches it, because `create table … partition of` would lock the whole table. */
async function attach(transaction: Database, table: string, { from, to }: Range): Promise<void> {
  const [parent, child] = [sql.identifier(table), sql.identifier(`${table}_from_${from}`)]
  const end = sql.raw(to === endOfBlocks ? 'maxvalue' : String(to))
  await transaction.execute(sql`create table ${child} (like ${parent} including all excluding identity)`)
  await transaction.execute(
    sql`alter table ${parent} attach partition ${child} for values from (${sql.raw(String(from))}) to (${end})`,
  )
}
