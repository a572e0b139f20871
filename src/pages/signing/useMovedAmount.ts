import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { receiptTransferQuery } from '#interfaces/node/transaction/receiptTransfer.ts'

/** The base units of its token that a confirmed action moved, from its receipt; null without one. */
export function useMovedAmount(confirmed: TransactionRecord | null): bigint | null {
  const { hash = null, asset, from } = confirmed ?? {}
  const transfer = useQuery({
    ...receiptTransferQuery(hash ?? '0x', asset ?? '0x', from ?? '0x'),
    enabled: hash !== null && confirmed !== null,
  })
  if (confirmed === null || transfer.data === undefined || transfer.data === null) return null
  return transfer.data < 0n ? -transfer.data : transfer.data
}
