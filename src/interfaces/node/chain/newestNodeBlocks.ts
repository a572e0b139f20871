import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { blockNumberQuery } from './blockNumber.ts'
import { nodeBlockSchema } from './nodeBlock.ts'

/** As many as one request asks for. */
const most = 20

/** `eth_getBlockByNumber` of the newest blocks, newest first, with the hashes of their transactions. */
export function newestNodeBlocksQuery() {
  return queryOptions({
    queryKey: ['node', 'newestBlocks'],
    queryFn: async ({ signal, client }) => {
      const newest = await client.fetchQuery({ ...blockNumberQuery(), retry: false })
      const blocks = await Promise.all(
        Array.from({ length: Math.min(most, newest + 1) }, (_, back) =>
          callNode(
            'eth_getBlockByNumber',
            [`0x${(newest - back).toString(16)}`, false],
            v.nullable(nodeBlockSchema),
            signal,
          ),
        ),
      )
      const found = blocks.filter((block) => block !== null)
      if (found.length === 0) throw new InterfaceError('node', 'not-found', 'The node has no newest block.')
      return found
    },
    // Blocks are read again only while the explorer does not list them.
    refetchInterval: 12_000,
  })
}
