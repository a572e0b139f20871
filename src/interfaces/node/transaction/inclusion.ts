import { queryOptions } from '@tanstack/react-query'
import type { Hash } from '#lib/wire/shapes.ts'

/** Milliseconds between two looks: a block may be replaced at any time. */
const interval = 6_000

/** Whether the node proves that a transaction is in block `number`; pages are drawn before its code has come. */
export function inclusionQuery(id: Hash, number: number) {
  return queryOptions({
    queryKey: ['node', 'inclusion', id, number],
    queryFn: async ({ signal }) => {
      const { readInclusion } = await import('./readInclusion.ts')
      return readInclusion(id, number, signal)
    },
    refetchInterval: interval,
  })
}
