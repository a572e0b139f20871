import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { netTransfer } from '#domain/tokens/netTransfer.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { untilKnown } from '#lib/requests/untilKnown.ts'
import { type Address, address, type Hash, hexData } from '#lib/wire/shapes.ts'

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData })
const receiptSchema = v.nullable(v.object({ logs: v.array(logSchema) }))

/**
 * What the logs of a mined transaction's receipt say; null when the node does not have the receipt, or no receipts at all.
 */
async function readLogs<Said>(
  id: Hash,
  say: (logs: readonly v.InferOutput<typeof logSchema>[]) => Said,
  signal: AbortSignal,
): Promise<Said | null> {
  try {
    const receipt = await callNode('eth_getTransactionReceipt', [id], receiptSchema, signal)
    return receipt && say(receipt.logs)
  } catch (error) {
    if (error instanceof InterfaceError && error.kind === 'refused') return null
    throw error
  }
}

/**
 * The base units of a token that a mined transaction moved to (positive) or from a holder, by the Transfer logs of its
 * receipt. Null when the node has no receipts.
 */
export function receiptTransferQuery(id: Hash, token: Address, holder: Address) {
  return queryOptions({
    queryKey: ['node', 'receiptTransfer', id, token, holder],
    queryFn: ({ signal }) => readLogs(id, (logs) => netTransfer(logs, token, holder), signal),
    ...untilKnown,
  })
}

/**
 * The same of several tokens by one receipt, in their order; 0 for a token that it does not name. Null without a receipt, which
 * says nothing of any of them.
 */
export function receiptTransfersQuery(id: Hash, tokens: readonly Address[], holder: Address) {
  return queryOptions({
    queryKey: ['node', 'receiptTransfers', id, tokens, holder],
    queryFn: ({ signal }) =>
      readLogs(id, (logs) => tokens.map((token) => netTransfer(logs, token, holder) ?? 0n), signal),
    ...untilKnown,
  })
}
