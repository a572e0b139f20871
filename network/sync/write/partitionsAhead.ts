import {
  areCovered,
  createPartitions,
  newestPossible,
  standardPartitionBlocks,
} from '#network/store/partitions/createPartitions.ts'
import { readPartitions } from '#network/store/partitions/readPartitions.ts'
import type { Database } from '#network/store/store.ts'
import type { ChainState } from '#network/sync/chainState.ts'

/** The next partition is made when less than this share of its size is left before it. */
const shareAhead = 1 / 10

/**
 * Creates the partitions for blocks that are about to be written, and for those that follow soon, in a separate earlier
 * transaction: if the process ends in between, an empty partition remains.
 */
export async function makePartitionsAhead(
  database: Database,
  state: ChainState,
  blocks: { from: number; to: number },
  size = standardPartitionBlocks,
): Promise<void> {
  const to = Math.min(blocks.to + Math.ceil(size * shareAhead), newestPossible)
  if (areCovered(state.partitions, { from: blocks.from, to })) return
  await createPartitions(database, { from: blocks.from, to }, size)
  state.partitions = await readPartitions(database)
}
