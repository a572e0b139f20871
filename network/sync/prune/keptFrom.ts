import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'

/** The oldest block that has its records: the first one that was ever stored, or the first one that was not pruned. */
export async function readKeptFrom(database: Database): Promise<number> {
  const { firstBlock, keptFrom } = followed
  const [chain] = await database.select({ firstBlock, keptFrom }).from(followed).limit(1)
  return Math.max(chain?.firstBlock ?? 0, chain?.keptFrom ?? 0)
}
