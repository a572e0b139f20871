import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { receiptTransferQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The base units of a token that a confirmed action moved, from its receipt; null without one. The default token is the action's own. */
export function useMovedAmount(confirmed: TransactionRecord | null, token?: Address): bigint | null {
  const { hash = null, asset, from } = confirmed ?? {}
  const transfer = useQuery({
    ...receiptTransferQuery(hash ?? '0x', token ?? asset ?? '0x', from ?? '0x'),
    enabled: hash !== null && confirmed !== null,
  })
  if (confirmed === null || transfer.data === undefined || transfer.data === null) return null
  return transfer.data < 0n ? -transfer.data : transfer.data
}
