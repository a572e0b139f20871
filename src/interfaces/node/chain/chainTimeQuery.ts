import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { chainTime } from '#domain/blocks/chainTime.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { now } from '#lib/browser/clock.ts'

const blockSchema = v.nullable(v.object({ number: smallQuantity, timestamp: smallQuantity }))

/**
 * The chain's time in epoch seconds, refetched every ten seconds: by `eth_getBlockByNumber`, else by this device's
 * clock. It does not fail.
 */
export function chainTimeQuery() {
  return queryOptions({
    queryKey: ['node', 'chainTime'],
    queryFn: async ({ signal }) => {
      const read = (tag: string) =>
        callNode('eth_getBlockByNumber', [tag, false], blockSchema, signal).catch(() => null)
      const [pending, latest] = await Promise.all([read('pending'), read('latest')])
      return chainTime(pending, latest, Math.floor(now() / 1_000))
    },
    staleTime: 5_000,
    refetchInterval: 10_000,
  })
}
