import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'

/** The highest plausible block number: no chain has reached it. */
const highest = 100_000_000_000
/** The most blocks that a node may advance between two answers, after it had fallen behind its peers. */
const longestJump = 100_000

/**
 * `eth_blockNumber`: the newest block, refetched every two seconds while a visible page uses it. A number beyond every
 * chain, or further from the last one than blocks are made, is `malformed`.
 */
export function blockNumberQuery() {
  const queryKey = ['node', 'blockNumber']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const number = await callNode('eth_blockNumber', [], smallQuantity, signal)
      const { data: before = number, dataUpdatedAt = 0 } = client.getQueryState<number>(queryKey) ?? {}
      if (number <= highest && number - before <= longestJump + Date.now() - dataUpdatedAt) return number
      throw new InterfaceError(
        'node',
        'malformed',
        `The node's block ${number} is too far from its last one.`,
      )
    },
    refetchInterval: 2_000,
    staleTime: 1_000,
  })
}

/** `eth_getBlockByNumber`: the newest block, unread, so that the code that reads it can be loaded later. Null on a failure. */
export function newestBlockAsSent(): Promise<unknown> {
  return callNode('eth_getBlockByNumber', ['latest', false], v.unknown()).catch(() => null)
}
