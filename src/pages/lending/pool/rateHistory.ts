import { accrualTopics, readAccruals } from '#interfaces/lending/accruals.ts'
import { addressTopic } from '#interfaces/node/contract/logs.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type PoolLogs, poolLogsQuery } from '#pages/lending/data/poolLogs.ts'

/** The utilisation of an asset before each action on it, by the pool's logs, and the first searched block. */
export function accrualsQuery(asset: Address) {
  return poolLogsQuery(['accruals', asset], accrualTopics(addressTopic(asset)), accrualsOf)
}

function accrualsOf({ logs, fromBlock, unreadable }: PoolLogs) {
  return { accruals: readAccruals(logs), fromBlock, unreadable }
}
