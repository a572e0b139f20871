import * as v from 'valibot'
import { type Log, logSchema } from '#interfaces/explorer/transaction/log.ts'
import type { ReceiptLog } from '#interfaces/node/transaction/receiptLogs.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** A log of a receipt as the explorer would write it, not decoded. */
export function asLog({ address, topics, data, logIndex }: ReceiptLog, hash: Hash): Log {
  return v.parse(logSchema, { address, topics, data, index: logIndex, transaction_hash: hash })
}
