import type { Accrual } from '#domain/lending/reserve/rateSteps.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { accrueTopic, assetConfiguredTopic } from '#spec/abi/lendingPoolTopics.ts'
import type { PoolLog } from './events.ts'

/** The topics of what tells the rates of an asset over time: its accruals, and that it was set up anew. */
export function accrualTopics(asset: string) {
  return [[[accrueTopic, assetConfiguredTopic], asset]]
}

/**
 * The accruals among the pool's logs of an asset, which come newest first, as far back as its rates follow from how it
 * is set up now. A log that is cut short is left out.
 */
export function readAccruals(logs: readonly PoolLog[]): Accrual[] {
  const changed = logs.findIndex(({ topics: [topic] }) => topic === assetConfiguredTopic)
  return (changed < 0 ? logs : logs.slice(0, changed)).flatMap(readAccrual)
}

/** The share that was lent out until then: the log is written before the action that changes it. */
function readAccrual({ topics: [topic], data, blockNumber: block, blockTimestamp }: PoolLog): Accrual[] {
  if (topic !== accrueTopic) return []
  try {
    const at = blockTimestamp === undefined ? null : new Date(blockTimestamp * 1_000)
    return [{ block, at, utilization: readWords(data).uint(2) }]
  } catch {
    return []
  }
}
