import type { Partition } from '#network/store/partitions/readPartitions.ts'

/** The space is used again after each such part of what is kept: that reads every table. */
const partAtOnce = 1 / 20
/** A partition that ends within such a part of what is kept is waited for: dropped whole, it costs nothing. */
const partToWait = 1 / 4

/**
 * The block up to which blocks that are too many go now: those from `from` up to, but not with, `to`. Whole partitions
 * where they are small beside what is kept, so up to a quarter more is kept for a while; otherwise a twentieth at once.
 */
export function firstOfTooMany(
  { from, to }: { from: number; to: number },
  partitions: Pick<Partition, 'to'>[],
  { keepBlocks, isPruning }: { keepBlocks: number; isPruning: boolean },
): number {
  const ends = partitions.map((partition) => partition.to).filter((end) => end > from)
  const next = Math.min(...ends)
  if (next - from <= keepBlocks * partToWait) return Math.max(from, ...ends.filter((end) => end <= to))
  return isPruning || to - from > keepBlocks * partAtOnce ? to : from
}
