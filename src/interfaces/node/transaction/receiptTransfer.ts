import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { netTransfer } from '#domain/tokens/netTransfer.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Address, address, type Hash, hexData } from '#lib/wire/shapes.ts'

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData })
const receiptSchema = v.nullable(v.object({ logs: v.array(logSchema) }))

/**
 * The base units of a token that a mined transaction moved to (positive) or from a holder, by the Transfer logs of its
 * receipt. Null when the node has no receipts.
 */
export function receiptTransferQuery(id: Hash, token: Address, holder: Address) {
  return queryOptions({
    queryKey: ['node', 'receiptTransfer', id, token, holder],
    queryFn: async ({ signal }): Promise<bigint | null> => {
      try {
        const receipt = await callNode('eth_getTransactionReceipt', [id], receiptSchema, signal)
        return receipt && netTransfer(receipt.logs, token, holder)
      } catch (error) {
        if (error instanceof InterfaceError && error.kind === 'refused') return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
