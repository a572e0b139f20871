import { queryOptions } from '@tanstack/react-query'
import { netTransfer } from '#domain/tokens/netTransfer.ts'
import { untilKnown } from '#lib/requests/untilKnown.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { readLogs } from './readLogs.ts'

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
