import { queryOptions } from '@tanstack/react-query'
import { accrualTopics, readAccruals } from '#interfaces/lending/accruals.ts'
import { addressTopic, readLogs } from '#interfaces/node/contract/logs.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The utilisation of an asset before each action on it, by the pool's logs, and the first searched block. */
export function accrualsQuery(asset: Address) {
  const pool = lendingPool()
  return queryOptions({
    queryKey: ['node', 'accruals', pool, asset],
    queryFn: async ({ signal }) => {
      const filters = accrualTopics(addressTopic(asset)).map((topics) => ({ address: pool, topics }))
      const { logs, fromBlock, unreadable } = await readLogs(filters, { signal })
      return { accruals: readAccruals(logs), fromBlock, unreadable }
    },
    staleTime: 15_000,
  })
}
