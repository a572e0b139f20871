import type { IndexerContext } from '#network/indexer/context.ts'
import { readHealth } from '#network/store/health.ts'
import { totals } from '#network/store/schema/totals.ts'

export const statusQueries = {
  /** The indexer's progress and its number of records. `uptime` is a text like "2d 3h 4m 5s". */
  async indexerStatus(_: unknown, _input: unknown, { database, syncStatus, startedAt }: IndexerContext) {
    const { block, headBlock, lag } = await readHealth({ database }, syncStatus)
    const [total] = await database.select().from(totals).limit(1)
    return {
      lastBlock: block ?? 0,
      headBlock,
      lag,
      marketsIndexed: total?.markets ?? 0,
      totalSwaps: total?.swaps ?? 0,
      totalTransfers: total?.tokenTransfers ?? 0,
      uptime: duration(Date.now() - startedAt.getTime()),
    }
  },
}

function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  return parts
    .slice(first === -1 ? -1 : first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ')
}
