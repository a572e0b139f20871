import { blocksBehind } from './blocksBehind.ts'

/** The newest block of an indexer (`indexed`) and of the network (`head`) at `at`, in epoch milliseconds. */
export type LagReading = { at: number; indexed: number; head: number }

/** How far an indexer is behind the network. `time` is in milliseconds, null when the chain's pace is unknown. */
export type IndexerLag = { block: number; blocks: number; time: number | null }

/** The state after some readings. `lag` is null while the indexer does not lag, or only one reading says so. */
export type LagWatch = {
  readings: readonly LagReading[]
  /** Whether the last reading shows a lag; the next one confirms it. */
  isUnusual: boolean
  lag: IndexerLag | null
}

export const noLag: LagWatch = { readings: [], isUnusual: false, lag: null }

/** The number of readings that the block time is measured over. */
const mostReadings = 30

/**
 * Adds a reading; null when one of its numbers is unknown. Two unusual readings in a row are a lag; a usual or unknown
 * reading ends it. An indexer ahead of the node does not lag.
 */
export function watchLag(before: LagWatch, reading: LagReading | null): LagWatch {
  if (reading === null || reading.indexed < 0) return { ...before, isUnusual: false, lag: null }
  const readings = [...before.readings, reading].slice(-mostReadings)
  const blockTime = paceOf(readings)
  const { blocks, isUsual } = blocksBehind(reading.head, reading.indexed, blockTime)
  const isUnusual = blocks > 0 && !isUsual
  const time = blockTime === null ? null : blocks * blockTime
  const lag = isUnusual && before.isUnusual ? { block: reading.indexed, blocks, time } : null
  return { readings, isUnusual, lag }
}

/** The mean block time during the readings, in milliseconds; null with fewer than two new blocks. */
function paceOf(readings: readonly LagReading[]): number | null {
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last || last.head - first.head < 2 || last.at <= first.at) return null
  return (last.at - first.at) / (last.head - first.head)
}
