import { blocksBehind } from './blocksBehind.ts'

/** How far an indexer and the network are at one moment: block numbers, and when in epoch milliseconds. */
export type LagReading = { at: number; indexed: number; head: number }

/** How far an indexer is behind the network. `time` is in milliseconds, null when the chain's pace is unknown. */
export type IndexerLag = { block: number; blocks: number; time: number | null }

/** What is known after some readings. The lag is null while there is none, or it is not sure yet. */
export type LagWatch = {
  readings: readonly LagReading[]
  /** The last reading shows a lag: the next one confirms it. */
  isUnusual: boolean
  lag: IndexerLag | null
}

export const noLag: LagWatch = { readings: [], isUnusual: false, lag: null }

/** As many as tell the pace of the chain. */
const mostReadings = 30

/**
 * Adds a reading, null when one of the numbers is unknown. Two unusual ones in a row are a lag; a usual or unknown one ends
 * it. An indexer ahead of the node does not lag.
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

/** Milliseconds a block took during the readings; null when hardly any came. */
function paceOf(readings: readonly LagReading[]): number | null {
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last || last.head - first.head < 2 || last.at <= first.at) return null
  return (last.at - first.at) / (last.head - first.head)
}
