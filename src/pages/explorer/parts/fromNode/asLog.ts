import * as v from 'valibot'
import { type ContractAbi, decodeLog } from '#domain/decoding/decode.ts'
import { type Log, logSchema } from '#interfaces/explorer/transaction/log.ts'
import type { ReceiptLog } from '#interfaces/node/transaction/receiptLogs.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** A log of a receipt as the explorer would write it, decoded with the first of these ABIs that fits. */
export function asLog(
  { address, topics, data, logIndex }: ReceiptLog,
  hash: Hash,
  abis: readonly ContractAbi[],
): Log {
  const found = decodeLog(topics, data, abis)
  const log = v.parse(logSchema, { address, topics, data, index: logIndex, transaction_hash: hash })
  return { ...log, decoded: found?.tooLarge ? null : found }
}
