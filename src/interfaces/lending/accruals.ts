import type { Accrual } from '#domain/lending/reserve/rateSteps.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { accrueTopic, assetConfiguredTopic } from '#spec/abi/lendingPoolTopics.ts'
import type { PoolLog } from './events.ts'

/** The topics of the events that tell an asset's rates over time: its accruals, and its configurations. */
export function accrualTopics(asset: string) {
  return [[[accrueTopic, assetConfiguredTopic], asset]]
}

/**
 * The accruals among the pool's logs of an asset, newest first, back to the asset's last configuration: older rates
 * followed another model. Truncated logs are left out.
 */
export function readAccruals(logs: readonly PoolLog[]): Accrual[] {
  const changed = logs.findIndex(({ topics: [topic] }) => topic === assetConfiguredTopic)
  return (changed < 0 ? logs : logs.slice(0, changed)).flatMap(readAccrual)
}

/**
 * Reads an accrual. Its utilisation held until that block, because the log is written before the action that changes
 * it.
 */
function readAccrual({ topics: [topic], data, blockNumber: block, blockTimestamp }: PoolLog): Accrual[] {
  if (topic !== accrueTopic) return []
  try {
    const at = blockTimestamp === undefined ? null : new Date(blockTimestamp * 1_000)
    return [{ block, at, utilization: readWords(data).uint(2) }]
  } catch {
    return []
  }
}
